import { describe, expect, test } from 'vitest';
import { bearEdits } from './bear-edits.ts';

/** Part of a DOM node that is needed to move it. */
class FakeNode {
  parentNode: FakeNode | null = null;
  readonly children: FakeNode[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }

  removeChild(child: FakeNode): FakeNode {
    const at = this.children.indexOf(child);
    if (at < 0) throw new Error('NotFoundError');
    this.children.splice(at, 1);
    child.parentNode = null;
    return child;
  }
  insertBefore(child: FakeNode, before: FakeNode | null): FakeNode {
    const at = before ? this.children.indexOf(before) : this.children.length;
    if (at < 0) throw new Error('NotFoundError');
    this.children.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  get names(): string[] {
    return this.children.map(({ name }) => name);
  }
}
bearEdits(FakeNode.prototype as unknown as Node);

/** Returns a paragraph of two texts, the first of which a translator put into an element. */
function edited() {
  const [paragraph, font, text, other] = ['p', 'font', 'text', 'other'].map((name) => new FakeNode(name)) as [
    FakeNode,
    FakeNode,
    FakeNode,
    FakeNode,
  ];
  paragraph.insertBefore(font, null);
  font.insertBefore(text, null);
  paragraph.insertBefore(other, null);
  return { paragraph, font, text, other };
}

describe('a page that was edited', () => {
  test('a text on an edited page is removed with the element that it was put into', () => {
    const { paragraph, text } = edited();
    expect(paragraph.removeChild(text)).toBe(text);
    expect(paragraph.names).toEqual(['other']);
  });

  test('a node inserted before a text on an edited page is placed before the element around that text', () => {
    const { paragraph, text } = edited();
    paragraph.insertBefore(new FakeNode('new'), text);
    expect(paragraph.names).toEqual(['new', 'font', 'other']);
  });

  test('a text already removed from an edited page causes no error', () => {
    const { paragraph, font, text } = edited();
    font.removeChild(text);
    expect(paragraph.removeChild(text)).toBe(text);
    paragraph.insertBefore(new FakeNode('new'), text);
    expect(paragraph.names).toEqual(['font', 'other', 'new']);
  });
});

test('a page that was not edited behaves as before', () => {
  const { paragraph, other } = edited();
  paragraph.removeChild(other);
  paragraph.insertBefore(other, null);
  expect(paragraph.names).toEqual(['font', 'other']);
});

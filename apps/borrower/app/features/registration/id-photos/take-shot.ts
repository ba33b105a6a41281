const QUALITY = 0.92;

/** Takes a photo of what a video shows at this moment. */
export async function takeShot(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return picture ? new File([picture], name, { type: picture.type }) : undefined;
}

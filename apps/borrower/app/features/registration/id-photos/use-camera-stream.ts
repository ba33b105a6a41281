import { type RefObject, useEffect, useRef, useState } from 'react';

/** `denied`: not allowed by its owner or the browser. `absent`: there is none, or something else is using it. */
export type CameraState = 'starting' | 'ready' | 'denied' | 'absent';

/** Shows the camera's picture in a video of the page, for as long as the page shows it. */
export function useCameraStream(facingMode: 'user' | 'environment'): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let hasLeft = false;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode, width: { ideal: 1920 } } })
      .then((opened) => {
        stream = opened;
        if (hasLeft || !video.current) return stop();
        video.current.srcObject = opened;
        setState('ready');
      })
      .catch((error: unknown) => {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        setState(isDenied ? 'denied' : 'absent');
      });
    return () => {
      hasLeft = true;
      stop();
    };
  }, [facingMode]);
  return { video, state };
}

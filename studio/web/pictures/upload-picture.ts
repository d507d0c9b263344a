import { MAX_UPLOAD_BYTES } from '../../api/constants.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { LibraryPicture } from '../../api/pictures-api.ts';
import type { ActionResult } from '../actions.ts';
import { isFailure } from '../api-client.ts';
import { interfaceLanguage } from '../interface-texts.ts';

/**
 * Uploads a file; never rejects. `fetch` does not report progress.
 * @param onProgress percent sent; 100 while the server works on it
 */
export function uploadPicture(
  file: File,
  onProgress: (percent: number) => void,
): Promise<ActionResult<LibraryPicture>> {
  return new Promise((resolve) => {
    const failed = (failure: ApiFailure) => resolve({ kind: 'failed', failure });
    // The server refuses it only after receiving all of it.
    if (file.size > MAX_UPLOAD_BYTES) return failed({ code: 'picture-too-large' });
    const request = new XMLHttpRequest();
    request.open('POST', `/studio/api/pictures?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('X-Studio', '1');
    request.setRequestHeader('Accept-Language', interfaceLanguage);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onerror = () => failed({ code: 'unreachable' });
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status < 300) resolve({ kind: 'done', result: answer as LibraryPicture });
      else failed(isFailure(answer) ? answer : { code: 'server' });
    };
    request.send(file);
  });
}

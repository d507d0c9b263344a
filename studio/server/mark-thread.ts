import { cleanMark } from './clean-mark.ts';
import { answerRequests } from './limited-thread.ts';

/* The thread of `mark-routes.ts`. */

answerRequests(cleanMark);

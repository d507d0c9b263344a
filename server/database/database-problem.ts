import { LoggableError } from '../log/loggable-error.ts';

/** The database cannot be used until a person does something; the message says what. */
export class DatabaseProblem extends LoggableError {
  override readonly name = 'DatabaseProblem';
}

/** The database answered that it does not accept these rows; sending them again would not help. */
export class SubmissionsRefused extends LoggableError {
  override readonly name = 'SubmissionsRefused';
}

/** The database did not answer, or not usefully; the same call may work later. */
export class DatabaseAway extends LoggableError {
  override readonly name = 'DatabaseAway';
}

/** The database cannot be used until a person does something; the message says what. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** The database answered that it does not accept these rows; sending them again would not help. */
export class SubmissionsRefused extends Error {
  override readonly name = 'SubmissionsRefused';
}

/** The database did not answer, or not usefully; the same call may work later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

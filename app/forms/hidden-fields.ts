/** Fields that every form carries in addition to its own and the trap for robots. */
export const hiddenFields = {
  /** The form's id, by which services for static sites identify a form. */
  form: 'form-name',
  /** The address of the page that it was filled in on. */
  page: 'form-page',
  /** Signed by the server: the time at which the page was made, and the key under which a request is stored once. */
  ticket: 'form-ticket',
  /** The offers that the visitor saw, with their prices. */
  offers: 'form-offers',
} as const;

/** A field that only robots fill in; it is declared to the host of a static site. */
export const TRAP_FIELD = 'bot-field';

/** The address where scripts get a ticket. */
export const TICKET_PATH = '/forms/ticket';

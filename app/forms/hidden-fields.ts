/** Fields that every form carries besides its own and the trap for robots. */
export const hiddenFields = {
  /** The form's id; services for static sites know a form by it. */
  form: 'form-name',
  /** The address of the page that it was filled in on. */
  page: 'form-page',
  /** Signed by the server: when the page was made, and the key under which the request is kept once. */
  ticket: 'form-ticket',
  /** The offers that the visitor saw, with their prices. */
  offers: 'form-offers',
} as const;

/** A field that only robots fill in; the host of a static site is told its name. */
export const TRAP_FIELD = 'bot-field';

/** The address where scripts get a ticket. */
export const TICKET_PATH = '/forms/ticket';

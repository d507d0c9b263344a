import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Form } from '../../../schema/form.ts';
import { hiddenFields, TRAP_FIELD } from '../../forms/hidden-fields.ts';
import { ownHtml } from '../../hydration/own-html.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PACKAGE_LINK } from '../../site/form-links.ts';
import type { SectionView } from '../../site/resolve-section.ts';
import type { OfferedView } from '../../site/views.ts';
import { colour } from '../../theme/colour-roles.ts';
import { from, headerHeight, space } from '../../theme/scale.ts';
import { spin } from '../animations.ts';
import { buttonBase, buttonLooks } from '../button-styles.ts';
import { Icon } from '../Icon.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { VisuallyHidden } from '../visually-hidden.ts';
import { ErrorBox, ErrorSummary } from './ErrorSummary.tsx';
import { Help } from './FieldParts.tsx';
import { FormContext } from './form-context.ts';
import { SentDialog } from './SentDialog.tsx';
import { useSending } from './use-sending.ts';

const Frame = styled.form({
  position: 'relative',
  display: 'grid',
  gap: space[7],
  maxWidth: '46rem',
  // An attribute of the form, so that the columns are known before the aside has arrived.
  '&[data-beside]': {
    maxWidth: 'none',
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '4vw',
    },
  },
  '& > aside': {
    [from.laptop]: { gridArea: '1 / 2 / span 2', alignSelf: 'start', position: 'sticky', top: headerHeight },
  },
});

const Answers = styled.div({ display: 'grid', gap: space[7], alignContent: 'start', minWidth: 0 });

const Foot = styled.div({ display: 'grid', gap: space[4], alignContent: 'start' });

const Send = styled.button(buttonBase, buttonLooks.primary, {
  minHeight: '3.5rem',
  [from.tablet]: { justifySelf: 'start', minWidth: '13rem' },
  '&[aria-disabled=true]': { background: colour('accent-strong'), cursor: 'progress' },
  '&[aria-disabled=true]::before': {
    content: '""',
    width: '1em',
    height: '1em',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${spin} 1s linear infinite`,
  },
});

const Trap = styled.div({ position: 'absolute', insetInlineStart: '-100vw', width: 1, overflow: 'hidden' });

/**
 * The server fills in a ticket, which hydration would reset in an input of React's own. Not of the type hidden: it does
 * not allow `autocomplete=off`, so browsers would restore an old ticket.
 */
const TICKET_FIELD = {
  __html: ownHtml(`<input type="text" name="${hiddenFields.ticket}" value="" autocomplete="off"/>`),
};

interface FormFrameProps {
  readonly section: SectionView<'form' | 'order-form'>;
  readonly children: ReactNode;
  /** Content next to the fields; takes the package that the visitor comes for. */
  readonly aside?: ((requestedPackage: OfferedView | null) => ReactNode) | undefined;
}

/** A form with its hidden fields, button and messages, posted to the site's root by script or else by the browser. */
export function FormFrame({ section, children, aside }: FormFrameProps) {
  const { definition, state, amounts } = section;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const texts = useTexts('forms:');
  const isOrder = 'offers' in section;
  const sendLabel = useTexts('common:form')(isOrder ? 'order' : 'send');
  const [requestedPackage, setRequestedPackage] = useState<OfferedView | null>(null);
  const { sending, close, submit, recheck } = useSending(definition, state, form, () =>
    setRequestedPackage(null),
  );
  const { outcome, errors, refusal, isSending, attempt } = sending;

  const packageTitle = texts('summary.package');
  useEffect(() => {
    if (!form.current) return;
    const query = new URLSearchParams(search);
    makeLinkedChoices(definition, form.current, query);
    form.current.dispatchEvent(new Event('change'));
    const linkedPackage = 'offered' in section ? section.offered[query.get(PACKAGE_LINK) ?? ''] : undefined;
    if (!linkedPackage) return;
    setRequestedPackage(linkedPackage);
    prefillMessage(definition, form.current, `${packageTitle}: ${linkedPackage.name}`);
  }, [definition, section, search, packageTitle]);

  useEffect(() => {
    if (attempt > 0 && outcome === 'invalid') summary.current?.focus();
  }, [attempt, outcome]);

  return (
    <FormContext
      value={{
        form: definition.id,
        values: state?.values ?? {},
        errors: new Map(errors.map(({ field, code }) => [field, code])),
        amounts,
        prices: 'prices' in section && section.summary ? section.prices : null,
        isSending,
      }}
    >
      {outcome === 'sent' && (
        <SentDialog form={definition.id} page={pathname} onClose={attempt > 0 ? close : null} />
      )}
      <Frame
        ref={form}
        method="post"
        action="/"
        name={definition.id}
        noValidate
        aria-busy={isSending || undefined}
        data-beside={aside ? '' : undefined}
        onSubmit={submit}
        onInput={recheck}
        data-netlify="true"
        data-netlify-honeypot={TRAP_FIELD}
      >
        <Answers>
          <input type="hidden" name={hiddenFields.form} value={definition.id} />
          <input type="hidden" name={hiddenFields.page} value={pathname} />
          {isOrder && <input type="hidden" name={hiddenFields.offers} value={section.offers} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text; an input of React’s own would lose the ticket */}
          <span hidden suppressHydrationWarning dangerouslySetInnerHTML={TICKET_FIELD} />
          <Trap aria-hidden="true">
            <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-label={TRAP_FIELD} />
          </Trap>
          {outcome === 'invalid' && errors.length > 0 && (
            <ErrorSummary ref={summary} form={definition.id} errors={errors} autoFocus={attempt === 0} />
          )}
          {children}
        </Answers>
        {aside?.(requestedPackage)}
        <Foot>
          {outcome !== null && outcome !== 'sent' && outcome !== 'invalid' && (
            // The general text, and the reason if it is known.
            <ErrorBox role="alert" tabIndex={-1} autoFocus={attempt === 0}>
              <Icon name="circle-alert" />
              <div>
                <p>{texts('outcomes.failed')}</p>
                {outcome !== 'failed' && <p>{texts(`outcomes.${outcome}`)}</p>}
                {refusal && <p>{texts(`refusals.${refusal}`)}</p>}
              </div>
            </ErrorBox>
          )}
          <Send type="submit" aria-disabled={isSending || undefined}>
            {isSending ? texts('sending') : sendLabel}
          </Send>
          {isOrder && (
            <Help>
              {`${texts('order.text')} `}
              {section.terms && <SiteLink to={section.terms}>{texts('order.link')}</SiteLink>}
            </Help>
          )}
          <Help>
            {`${texts('privacy.text')} `}
            <SiteLink to={section.privacy}>{texts('privacy.link')}</SiteLink>
          </Help>
          <VisuallyHidden as="p" role="status">
            {isSending ? texts('sending') : ''}
          </VisuallyHidden>
        </Foot>
      </Frame>
    </FormContext>
  );
}

/** Makes the choices that an address names, `?service=seo&service=analytics`; unknown ones are left out. */
function makeLinkedChoices({ fields }: Form, form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of fields) {
    if (!('link' in field) || field.link === undefined) continue;
    const chosenValues = new Set(query.getAll(field.link).flatMap((values) => values.split(',')));
    for (const control of form.elements)
      if (
        control instanceof HTMLInputElement &&
        control.name === field.name &&
        chosenValues.has(control.value)
      )
        control.checked = true;
  }
}

/** Prefills the form's message, unless it has text. */
function prefillMessage({ fields }: Form, form: HTMLFormElement, firstLine: string): void {
  const field = fields.find(({ type }) => type === 'textarea');
  const control = field && form.elements.namedItem(field.name);
  if (control instanceof HTMLTextAreaElement && control.value === '') control.value = `${firstLine}\n`;
}

import styled from '@emotion/styled';
import type { FormEvent, RefObject } from 'react';
import type { RequestChoices, RequestDetail, RequestMarks } from '../../api/requests-api.ts';
import { useAttempt } from '../actions.ts';
import { useDates } from '../dates.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PublishButton } from '../ui/buttons.tsx';
import { Labeled, TextArea } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft, Stack, StackForm } from '../ui/layout.tsx';
import { colour, space } from '../ui/tokens.ts';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import { getColleagueName } from './request-loaders.ts';

const SentText = styled.blockquote({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${colour('line')}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface ReplyFormProps {
  readonly request: RequestDetail;
  readonly marks: RequestMarks;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly choices: RequestChoices;
  readonly onSent: (marks: RequestMarks) => void;
}

/** Previous replies, and a mail that starts with a greeting in the visitor's language. */
export function ReplyForm({ request, marks, field, choices, onSent }: ReplyFormProps) {
  const texts = useInterfaceTexts();
  const { template, cannotReply } = request;
  return (
    <Stack>
      <h3>{texts('requests.reply.title')}</h3>
      {marks.replies.map((reply) => (
        <SentReply key={reply.at} reply={reply} name={getColleagueName(choices, reply.by)} />
      ))}
      {cannotReply && <Soft>{texts(`requests.reply.${cannotReply}`)}</Soft>}
      {template && (
        <NewReply
          key={marks.replies.length}
          request={request}
          template={template}
          field={field}
          onSent={onSent}
        />
      )}
    </Stack>
  );
}

function SentReply({
  reply: { at, subject, text },
  name,
}: {
  readonly reply: RequestMarks['replies'][number];
  readonly name: string;
}) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  return (
    <div>
      <Soft>{texts('requests.reply.sent', { name, at: dates.moment(at), subject })}</Soft>
      <SentText>{text.trim()}</SentText>
    </div>
  );
}

interface NewReplyProps extends Pick<ReplyFormProps, 'request' | 'field' | 'onSent'> {
  readonly template: NonNullable<RequestDetail['template']>;
}

function NewReply({ request: { id, language }, template, field, onSent }: NewReplyProps) {
  const texts = useInterfaceTexts();
  const form = `reply ${id}`;
  const [subject, setSubject] = useStoredState(form, 'subject', template.subject);
  const [text, setText] = useStoredState(form, 'text', template.text);
  const { attempt, failure, isBusy: isSending } = useAttempt();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const outcome = await attempt('POST /requests/:id/reply', { params: { id }, body: { subject, text } });
    if (outcome.kind === 'failed') return;
    forgetForm(form);
    onSent(outcome.result);
  }
  return (
    <StackForm onSubmit={submit}>
      <Soft>{texts('requests.reply.help', { address: template.to })}</Soft>
      <Labeled
        label={texts('requests.reply.subject')}
        required
        lang={language}
        maxLength={300}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <label>
        {texts('requests.reply.text')}
        <TextArea
          ref={field}
          required
          lang={language}
          rows={8}
          maxLength={50_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <PublishButton type="submit" disabled={isSending || text.trim() === template.text.trim()}>
        {texts('requests.reply.send')}
      </PublishButton>
      <div role="status">{isSending ? texts('requests.reply.sending') : ''}</div>
      {failure && <Failure failure={failure} />}
    </StackForm>
  );
}

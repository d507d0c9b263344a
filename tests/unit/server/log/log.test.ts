import { describe, expect, test } from 'vitest';
import { createLog, failure, type LogDetails, LoggableError } from '../../../../server/runtime/log.ts';

function captureLog(format: 'text' | 'json') {
  const lines: string[] = [];
  return { lines, log: createLog({ format, write: (line) => lines.push(line) }) };
}

describe('an event', () => {
  const details: LogDetails = { reason: 'ENOSPC', count: 3 };

  test('is one line of JSON for machines, whatever its text', () => {
    const { lines, log } = captureLog('json');
    log.warning('spool-waits', 'The spool\nwaits', { count: 1, reason: 'A\u2028B' });
    expect(lines.join('').split('\n')).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warning',
      event: 'spool-waits',
      message: 'The spool\nwaits',
      count: 1,
      reason: 'A\u2028B',
    });
  });

  test('is a sentence for people', () => {
    const { lines, log } = captureLog('text');
    log.error('x', 'The spool cannot be written', details);
    log.info('x', 'Stopped');
    expect(lines).toEqual(['The spool cannot be written {"reason":"ENOSPC","count":3}', 'Stopped']);
  });
});

describe('an error', () => {
  test('is logged by its kind, its code and its place, without its message', () => {
    const error = Object.assign(new TypeError('Jóna\n    at home (secret.ts:1:1)'), { code: '22P02' });
    const { reason, code, at } = failure(error);
    expect([reason, code]).toEqual(['TypeError', '22P02']);
    expect(JSON.stringify(at)).toContain('log.test.ts');
    expect(JSON.stringify(at)).not.toContain('secret');
  });

  test.each([
    [new LoggableError('No answer within 3 s'), { reason: 'No answer within 3 s' }],
    [new LoggableError('wrong: Jóna', { loggable: 'wrong' }), { reason: 'wrong' }],
    ['Jóna', { reason: 'a thrown string' }],
  ])('%o', (error, details) => expect(failure(error)).toEqual(details));

  test.each(['is-no-package-of-anybody', './is-no-file.ts'])(
    'of a missing module names it: %s',
    async (name) => {
      const error = await import(name).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' });
      expect(failure(error).reason).toMatch(/ is missing$/);
      expect(failure(error).reason).toContain(name.replace('./', ''));
    },
  );

  test('that only claims to be a missing module is not quoted', () => {
    for (const message of [
      "Cannot find package 'Jóna Jónsdóttir'",
      'no Jóna',
      "x Cannot find package 'jona'",
    ])
      expect(failure(Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' })).reason).toBe('Error');
  });

  test('whose name and code are unusual is logged without them', () => {
    const error = Object.assign(new Error('x'), { name: 'Jóna Jónsdóttir', code: 'jona@example.is' });
    expect(failure(error)).toMatchObject({ reason: 'Error' });
    expect(JSON.stringify(failure(error))).not.toContain('example.is');
  });
});

import { translateMessage } from '../message.ts';
import type { Finding } from './yaml-tokens.ts';

/**
 * Finds conflict markers of git.
 * @returns one finding for each conflict, at its first marker
 */
export function mergeMarks(text: string): Finding[] {
  if (!/^(<{7}|={7}|>{7})/m.test(text)) return [];
  const findings: Finding[] = [];
  let isInside = false;
  for (const { 0: line, 1: marker, index } of text.matchAll(/^(<{7}|\|{7}|={7}|>{7})(?=\s|$).*$/gm)) {
    if (!isInside || marker === '<<<<<<<')
      findings.push({
        code: 'yaml-syntax',
        offset: index,
        length: line.trimEnd().length,
        wording: translateMessage('yaml.mergeMark'),
      });
    isInside = marker !== '>>>>>>>';
  }
  return findings;
}

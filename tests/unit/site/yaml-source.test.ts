import { expect, test } from 'vitest';
import { readYaml, type YamlSource } from '../../../checks/yaml/yaml-source.ts';

function source(text: string | Uint8Array): YamlSource {
  const { source: yamlSource, problems } = readYaml(text, 'site.yaml');
  if (!yamlSource) throw new Error(problems.map(({ wording }) => wording.en.message).join('\n'));
  return yamlSource;
}

test.each([['yes'], ['no'], ['on'], ['2024-01-01'], ['0o7x'], ['1_000']])('%s is text', (word) => {
  expect(source(`a: ${word}`).value).toEqual({ a: word });
});

test.each([
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3a, 0])],
  ['Latin-1', new Uint8Array([0x61, 0x3a, 0x20, 0xe9, 0x0a])],
  ['half a character', 'a: \ud83d\n'],
])('%s is no text', (_, content) => {
  const { source: yamlSource, problems } = readYaml(content, 'site.yaml');
  expect(yamlSource).toBeNull();
  expect(problems.map(({ code }) => code)).toEqual(['not-text']);
});

test.each(['# ======= Prices =======\na: 1', 'a: "<<<<<<< HEAD"', 'a: 1 # =======\n'])(
  '%j is no merge conflict',
  (text) => {
    expect(readYaml(text, 'site.yaml').problems).toEqual([]);
  },
);

test('each syntax error is reported', () => {
  const { problems } = readYaml('a: b: c\nd: 1\ne: f: g\nh: @i\n', 'site.yaml');
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual(['1:4', '3:4', '4:4']);
});

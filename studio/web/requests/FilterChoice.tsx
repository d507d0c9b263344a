import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';
import { space } from '../../../app/theme/scale.ts';
import { Choice } from '../parts.tsx';
import { useTexts } from '../texts.ts';

/** Beside each other where there is room. */
export const Choices = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[2],
});

interface FilterProps {
  /** Where its texts are: `requests.filter` has `form`, the label, and `formAll`. */
  readonly texts: string;
  /** As the address calls it. */
  readonly name: string;
  /** Values with their labels. */
  readonly options: readonly (readonly [string, string])[];
}

/** One choice of what a list shows; the address has it, so that it can be kept and passed on. */
export function FilterChoice({ texts: group, name, options }: FilterProps) {
  const texts = useTexts();
  const [address, setAddress] = useSearchParams();
  return (
    <Choice
      aria-label={texts(`${group}.${name}`)}
      value={address.get(name) ?? ''}
      options={[['', texts(`${group}.${name}All`)], ...options]}
      set={(value) => setAddress(filtered(address, name, value))}
    />
  );
}

/** An address with another filter. @param value empty for none */
export function filtered(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

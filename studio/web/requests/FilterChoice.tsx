import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Choice } from '../ui/controls.tsx';
import { space } from '../ui/tokens.ts';

/** Side by side if there is room. */
export const Choices = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[2],
});

interface FilterProps {
  /** Group of its texts: `requests.filter` has `form`, the label, and `formAll`. */
  readonly texts: string;
  /** Name in the address. */
  readonly name: string;
  /** Values with their labels. */
  readonly options: readonly (readonly [string, string])[];
}

/** One filter of a list; it is in the address, so that it can be bookmarked and shared. */
export function FilterChoice({ texts: group, name, options }: FilterProps) {
  const texts = useInterfaceTexts();
  const [address, setAddress] = useSearchParams();
  return (
    <Choice
      aria-label={texts(`${group}.${name}`)}
      value={address.get(name) ?? ''}
      options={[['', texts(`${group}.${name}All`)], ...options]}
      set={(value) => setAddress(withFilter(address, name, value))}
    />
  );
}

/** An address with another filter. @param value empty for none */
export function withFilter(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const newAddress = new URLSearchParams(address);
  if (value === '') newAddress.delete(name);
  else newAddress.set(name, value);
  return newAddress;
}

import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PackageView } from '../../site/section-view.ts';
import { colour } from '../../theme/roles.ts';
import { from, size, space, tracks } from '../../theme/scale.ts';
import { Price } from '../Price.tsx';
import { ChoiceCard, Choices } from './ChoiceCards.tsx';
import { FieldErrorText, RequiredMark } from './FieldParts.tsx';
import { useField } from './form-context.ts';

/** The number of columns is known before the cards arrive, so none moves. */
const Cards = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{
  readonly columns: number;
}>(
  {
    display: 'grid',
    gap: space[3],
    '& > label': { alignContent: 'start', gap: `${space[1]} ${space[3]}` },
  },
  ({ columns }) => ({ [from.tablet]: tracks(columns) }),
);

const Name = styled.strong({ gridArea: '1 / 1', alignSelf: 'center', fontSize: size.body });

const Amount = styled.span({
  gridArea: '2 / 1 / auto / -1',
  fontWeight: 400,
  '& strong': { fontSize: size.item, flexBasis: '100%' },
});

const Popular = styled.em({
  gridArea: '3 / 1 / auto / -1',
  color: colour('accent-text'),
  fontSize: size.small,
  fontStyle: 'normal',
});

interface PackageCardsProps {
  readonly field: Extract<FormField, { type: 'package' }>;
  readonly packages: readonly PackageView[];
}

/** The packages that can be ordered, each a card with its name and price. */
export function PackageCards({ field, packages }: PackageCardsProps) {
  const { texts: root, id, errorId, error, given } = useField(field.name);
  const texts = useTexts(root);
  return (
    <Choices aria-describedby={error ? errorId : undefined}>
      <legend>
        {texts('label')} <RequiredMark required={field.required} />
      </legend>
      <Cards columns={field.options.length}>
        {field.options.map(({ value, package: name }, place) => {
          const offered = packages.find((candidate) => candidate.id === name);
          return (
            <ChoiceCard key={value}>
              <input
                id={place === 0 ? id : undefined}
                type="radio"
                name={field.name}
                value={value}
                defaultChecked={given ? given.includes(value) : value === field.initial}
                required={field.required}
              />
              {offered && <OfferedPackage offered={offered} />}
            </ChoiceCard>
          );
        })}
      </Cards>
      <FieldErrorText id={errorId} code={error} />
    </Choices>
  );
}

function OfferedPackage({ offered }: { readonly offered: PackageView }) {
  const texts = useTexts(offered.texts);
  const common = useTexts('common:');
  return (
    <>
      <Name>{texts('name')}</Name>
      <Amount>
        <Price price={offered.price} as="span" />
      </Amount>
      {offered.popular && <Popular>{common('popular')}</Popular>}
    </>
  );
}

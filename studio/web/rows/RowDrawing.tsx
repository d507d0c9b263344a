import { worldNames } from '../../../app/ui/work/colour-worlds.ts';
import { sceneNames } from '../../../app/ui/work/scenes.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Choice } from '../ui/controls.tsx';
import { Card, Soft } from '../ui/layout.tsx';
import type { Fields } from './row-fields.ts';

/** Options by field. */
const OPTIONS = { screen: sceneNames, colour: worldNames } as const;

interface RowDrawingProps {
  readonly typed: Fields;
  readonly isReadOnly: boolean;
  readonly onType: (fields: Fields) => void;
}

/** The scene and colors of the cover of a project without a picture; the preview shows them. */
export function RowDrawing({ typed, isReadOnly, onType }: RowDrawingProps) {
  const texts = useInterfaceTexts();
  return (
    <Card>
      <h2>{texts('rows.drawing')}</h2>
      <Soft>{texts('rows.drawingHelp')}</Soft>
      {(['screen', 'colour'] as const).map((field) => (
        <Choice
          key={field}
          label={texts(`rows.${field}`)}
          value={typed[field] ?? ''}
          disabled={isReadOnly}
          options={[
            ['', texts('rows.byItself')],
            ...OPTIONS[field].map((choice) => [choice, texts(`rows.drawings.${choice}`)] as const),
          ]}
          set={(choice) => onType({ [field]: choice })}
        />
      ))}
    </Card>
  );
}

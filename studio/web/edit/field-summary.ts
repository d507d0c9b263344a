import type { Field, ValueField } from '../../api/content-api.ts';
import { useDates } from '../dates.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { formatNumber } from './format-number.ts';

/** Returns the value of a field in one line, as visitors or editors would say it; empty if it has none. */
export function useFieldSummary(): (field: Field, language: string) => string {
  const texts = useInterfaceTexts();
  const dates = useDates();

  function summarizeValue({ control, value }: ValueField): string {
    switch (control.type) {
      case 'list':
        return texts('edit.entries', { count: control.items.length });
      case 'group':
        return '';
      case 'boolean':
        return texts(value === true ? 'edit.yes' : 'edit.no');
      case 'choice': {
        const shown = JSON.stringify(value ?? control.shown);
        return control.options.find((option) => JSON.stringify(option.value) === shown)?.label ?? '';
      }
      case 'amounts': {
        const [currency = ''] = control.currencies;
        const amount = (value as Readonly<Record<string, number>> | undefined)?.[currency];
        return amount === undefined ? '' : formatNumber(amount, currency);
      }
      case 'date':
        return typeof value === 'string' ? dates.day(value) : '';
      case 'picture':
        return control.file ?? '';
      default:
        return typeof value === 'object' && value !== null ? '' : String(value ?? '');
    }
  }

  return (field, language) => {
    switch (field.kind) {
      case 'value':
        return summarizeValue(field);
      case 'text':
        return (field.texts[language] ?? '').replace(
          /\{\{(.+?)\}\}/g,
          (_, fact: string) => field.facts[fact]?.[language] ?? '…',
        );
      case 'paragraph':
        return (field.texts[language] ?? '').replace(/[#*_>`]+|\]\([^)]*\)|\[/g, '').trim();
    }
  };
}

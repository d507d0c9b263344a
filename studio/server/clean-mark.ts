import { type CustomPlugin, optimize } from 'svgo';
import { isMarkAttribute, markElements, markMistake } from '../../checks/project/mark-file.ts';

/** Keeps only what the checks allow: drawing programs also write names, layers, scripts and sizes. */
const onlyShapes: CustomPlugin = {
  name: 'onlyShapes',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (!markElements.includes(node.name) || (node.name === 'svg' && parent.type !== 'root')) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          const isColour = name === 'fill' || name === 'stroke';
          if (!isMarkAttribute(node.name, name) || /url\(|[&"<]/i.test(value)) delete node.attributes[name];
          else if (isColour && value !== 'none') node.attributes[name] = 'currentColor';
        }
      },
    },
  }),
};

const remove = {
  enter(node: unknown, parent: { children: unknown[] }) {
    parent.children = parent.children.filter((child) => child !== node);
  },
};

/** Removes comments, texts, instructions and entities, which are not part of the drawing. */
const onlyElements: CustomPlugin = {
  name: 'onlyElements',
  fn: () => ({ comment: remove, text: remove, cdata: remove, instruction: remove, doctype: remove }),
};

/**
 * Converts an SVG from a drawing program to a word mark: small, in one color, and with shapes only.
 * @returns null if nothing visible is left
 */
export function cleanMark(svg: string): string | null {
  try {
    const { data } = optimize(svg, {
      multipass: true,
      plugins: [
        'preset-default',
        'removeScripts',
        'convertStyleToAttrs',
        'removeDimensions',
        'removeXlink',
        onlyElements,
        onlyShapes,
      ],
    });
    const clean = `${data.trim()}\n`;
    const isEmpty = !/<(path|rect|circle|ellipse|line|poly)/.test(clean);
    return isEmpty || markMistake(clean) !== null ? null : clean;
  } catch {
    // The file is not SVG.
    return null;
  }
}

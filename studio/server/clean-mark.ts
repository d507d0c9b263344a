import { type CustomPlugin, optimize } from 'svgo';
import { isMarkAttribute, markElements, markMistake } from '../../checks/project/mark-file.ts';

/** Leaves what the checks allow: a drawing program writes names, layers, scripts and sizes besides. */
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

const leave = {
  enter(node: unknown, parent: { children: unknown[] }) {
    parent.children = parent.children.filter((child) => child !== node);
  },
};

/** Comments, texts, instructions and entities are nothing of a drawing. */
const onlyElements: CustomPlugin = {
  name: 'onlyElements',
  fn: () => ({ comment: leave, text: leave, cdata: leave, instruction: leave, doctype: leave }),
};

/**
 * Makes a word mark of an SVG that a drawing program has written: small, in one colour, and nothing but shapes.
 * @returns null where nothing of it can be shown
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
    // It is no SVG.
    return null;
  }
}

import { basaltTone } from '../../theme/basalt-tones.ts';
import { colour } from '../../theme/colour-roles.ts';
import { type BasaltField, COLUMN_FACES, FOG, NEAR_SCALE } from './basalt-field.ts';

const CAP = 'l12-11h36l12 11-12 11h-36z';

/** The same for all pictures, whose column and lights are the same. */
const ID = '_';

/** Columns of basalt as decoration; the parent sets its size, and so the cropping. */
export function BasaltPicture({ field }: { readonly field: BasaltField }) {
  const { width, height, near, far } = field;
  /** The tops of near columns, in the units of a far one. */
  const caps = near.map(({ top, cap }, file) => ({ x: file * 60, y: Math.round(top / NEAR_SCALE.y), cap }));
  const pit = caps.findIndex(({ cap }) => cap === 'lava');
  const { x = 0, y = 0 } = caps[pit] ?? {};
  const [before = y, after = y] = [caps[pit - 1]?.y, caps[pit + 1]?.y];
  const [left, back, right] = [before + 11, Math.max(before, after) + 5, after + 11];
  /** The lava lights the sides of its neighbours, most next to it and less far below. */
  const [lit, dark] = [Math.min(left, back, right), y + 50];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid slice">
      <defs>
        <g id={ID}>
          {COLUMN_FACES.map(([tone, d]) => (
            <path key={tone} fill={basaltTone(tone)} fillOpacity="1" d={d} />
          ))}
          <path fill={basaltTone('fog')} d="M12 0h36l12 11v1100H0V11z" />
        </g>
        <linearGradient id={`${ID}l`} x2="0" y2="1">
          <stop stopColor={colour('accent')} stopOpacity="0" />
          <stop
            offset={((y - lit) / (dark - lit)).toFixed(2)}
            stopColor={colour('accent')}
            stopOpacity=".9"
          />
          <stop offset="1" stopColor={colour('accent')} stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${ID}g`}>
          <stop stopColor={basaltTone('glow')} />
          <stop offset="1" stopColor={basaltTone('glow')} stopOpacity="0" />
        </radialGradient>
      </defs>
      {far.map((columns, row) => (
        <g key={FOG[row]} fillOpacity={FOG[row]}>
          {columns.map((column) => (
            <use key={column.x} href={`#${ID}`} x={column.x} y={column.y} />
          ))}
        </g>
      ))}
      <g transform={`scale(${NEAR_SCALE.x} ${NEAR_SCALE.y})`} fillOpacity="0">
        <ellipse cx={x + 30} cy={y} rx="130" ry="125" fill={`url(#${ID}g)`} fillOpacity="1" />
        <path fill={basaltTone('front')} fillOpacity="1" d={`M${x} ${back}h60V${y + 11}H${x}z`} />
        <path stroke="#0006" d={`M${x + 20} ${back}V${y}m20 0V${back}`} />
        {caps.map((column) => (
          <g key={column.x}>
            <use href={`#${ID}`} x={column.x} y={column.y} />
            {column.cap === 'moss' && (
              <path fill={basaltTone('moss')} fillOpacity="1" d={`M${column.x} ${column.y + 11}${CAP}`} />
            )}
          </g>
        ))}
        <g fillOpacity="1">
          <path
            fill={`url(#${ID}l)`}
            d={`M${x - 12} ${left + 11}l12-11V${back}h60V${right}l12 11V${dark}h-12V${y + 11}h-60V${dark}h-12z`}
          />
          <path fill={colour('accent')} d={`M${x} ${y + 11}${CAP}`} />
          <path fill="#ffb347" d={`M${x + 7} ${y + 11}l8-7h30l8 7-8 7h-30z`} />
        </g>
      </g>
    </svg>
  );
}

import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing, Sun, Tree } from './parts.tsx'

/** The yard on a bright morning: sun, hills, a kite, a house. For the home page. */
export function YardScene() {
  return (
    <Drawing viewBox="0 0 560 440">
      <path
        d="M86 66C160 2 300-6 402 40s150 140 118 234-130 144-250 144S50 372 26 270 18 124 86 66Z"
        fill={brand.muted}
      />
      <Sun x={404} y={104} r={46} />
      <g fill={paper}>
        <path d="M94 148c2-18 26-24 36-10 14-10 34 0 32 16 14 0 18 18 4 22H92c-18-2-16-26 2-28Z" />
        <path
          d="M300 66c2-12 18-16 24-6 10-6 22 0 20 10 10 0 12 12 4 16h-48c-12-2-12-18 0-20Z"
          opacity=".85"
        />
      </g>
      <path
        d="M18 292c70-62 158-70 262-30s176 38 250-10c0 100-110 168-256 168S34 372 18 292Z"
        fill={learn.muted}
      />
      <g transform="translate(14 18)">
        <path d="M388 214h84v76h-84Z" fill={paper} />
        <path
          d="m376 220 54-50 54 50Z"
          fill={shop.bright}
          stroke={shop.bright}
          strokeWidth="8"
          strokeLinejoin="round"
        />
        <path d="M418 290v-32c0-16 24-16 24 0v32Z" fill={brand.solid} />
        <path d="M398 232h16v16h-16zM446 232h16v16h-16z" fill={sun.bright} />
      </g>
      <Tree x={352} y={296} size={0.86} />
      <path
        d="M28 330c96-52 190-40 268-8s150 30 208-14c-24 64-112 112-228 112S56 392 28 330Z"
        fill={learn.bright}
      />
      <g stroke={ink} strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M214 172c20 60-8 100 4 152" opacity=".55" />
      </g>
      <g>
        <path d="m182 42 66 46-34 84-76-44Z" fill={talent.bright} />
        <path d="m182 42 66 46-72 30Z" fill={sun.bright} />
        <path
          d="m182 42 32 130M138 128l110-40"
          stroke={paper}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M216 176c24 12 2 34 18 46s-4 26 6 38"
          stroke={talent.solid}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="m224 196 14-8-2 16Zm8 32 14-6-4 16Z"
          fill={shop.bright}
          stroke={shop.bright}
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </g>
      <Child x={218} y={392} shirt={shop.bright} hair="#2B1B12" skin="#9A6240" arm />
      <Child x={300} y={398} shirt={brand.solid} hair="#1D130E" skin="#B67B52" />
      <Flowers />
    </Drawing>
  )
}

function Child({
  x,
  y,
  shirt,
  hair,
  skin,
  arm = false,
}: {
  x: number
  y: number
  shirt: string
  hair: string
  skin: string
  arm?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round">
      <path d="M-9 0v-20M9 0v-20" stroke={ink} strokeWidth="9" />
      <path d="M-18-20c0-26 6-36 18-36s18 10 18 36c-10 6-26 6-36 0Z" fill={shirt} />
      <path
        d={
          arm
            ? 'M-10-46c-6 4-12 12-12 22M10-48c4-8 6-14 4-24'
            : 'M-13-46c-8 4-14 0-18-6M13-46c8 4 14 0 18-8'
        }
        stroke={skin}
        strokeWidth="8"
        fill="none"
      />
      <circle cy="-74" r="20" fill={skin} />
      <path
        d="M-21-74c-2-20 12-28 24-26s20 12 18 24c-8-2-14-6-18-12-6 8-14 12-24 14Z"
        fill={hair}
      />
      <path d="M-6-72v.1M8-72v.1" stroke={ink} strokeWidth="4.5" />
      <path d="M-5-64c3 4 8 4 11 0" stroke={ink} strokeWidth="3" fill="none" />
    </g>
  )
}

function Flowers() {
  const spots = [
    [104, 366, shop.bright],
    [134, 386, sun.bright],
    [404, 378, talent.bright],
    [436, 350, sun.bright],
    [372, 398, paper],
  ] as const
  return (
    <g>
      {spots.map(([x, y, fill]) => (
        <g key={`${x}`} transform={`translate(${x} ${y})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} cy="-6" r="5" fill={fill} transform={`rotate(${turn})`} />
          ))}
          <circle r="4" fill={ink} opacity=".8" />
        </g>
      ))}
    </g>
  )
}

import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing, Tree } from './parts.tsx'

const stripes = [0, 1, 2, 3, 4, 5]

/** A striped tent, balloons and bunting on a green. For events. */
export function FairScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M76 84C150 0 300-2 408 42s146 140 114 228-144 130-256 126S50 350 28 262 18 150 76 84Z"
        fill={brand.muted}
      />
      <path d="M44 322c132-40 330-40 472 0 12 44-96 84-234 84S24 372 44 322Z" fill={learn.bright} />
      <Tree x={86} y={338} size={1.05} />
      <Tree x={500} y={330} size={0.8} />
      <g>
        <path d="M150 210h256v132c-70 18-186 18-256 0Z" fill={paper} />
        {stripes.map((at) => (
          <path
            key={at}
            d={`M${150 + at * 43} 210h21.5v${136 + (at % 5 === 0 ? 0 : 6)}h-21.5Z`}
            fill={shop.bright}
          />
        ))}
        <path
          d="M278 92 430 204c-6 14-18 16-25 8-8 16-30 16-38 0-8 16-32 16-40 0-8 16-40 16-49 0-8 16-41 16-49 0-8 16-32 16-40 0-8 16-30 16-38 0-7 8-19 6-25-8Z"
          fill={shop.solid}
        />
        <path d="m278 92 49 120c-8 16-40 16-49 0-8 16-41 16-49 0Z" fill={sun.bright} />
        <path d="M246 350v-74c0-42 64-42 64 0v74Z" fill={ink} opacity=".85" />
        <path d="M278 94V52" stroke={ink} strokeWidth="6" strokeLinecap="round" />
        <path d="M280 52c20-12 30 8 50 0v26c-20 8-30-12-50 0Z" fill={talent.bright} />
      </g>
      <g fill="none" stroke={ink} strokeWidth="3">
        <path d="M446 152c-6 60 10 90-6 164M476 178c-14 50-16 90-36 138M418 184c4 50 16 80 22 132" />
      </g>
      <ellipse cx="446" cy="120" rx="25" ry="31" fill={talent.bright} />
      <ellipse cx="484" cy="150" rx="22" ry="28" fill={sun.bright} />
      <ellipse cx="414" cy="156" rx="21" ry="27" fill={learn.solid} />
      <path
        d="M56 128c60 34 130 28 176-14"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {(
        [
          [84, 142, talent.bright, 18],
          [122, 152, sun.bright, 6],
          [162, 150, learn.solid, -8],
          [200, 136, shop.bright, -22],
        ] as const
      ).map(([x, y, fill, turn]) => (
        <path
          key={x}
          d="M-15-3h30L0 28Z"
          fill={fill}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </Drawing>
  )
}

import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing, Sun } from './parts.tsx'

const blob = 'M38 24C66 2 110-4 150 8s66 44 62 76-34 62-94 62S10 132 6 92 14 43 38 24Z'

/** A kite caught in a tree: the page that is not there. */
export function LostArt() {
  return (
    <Drawing viewBox="0 0 220 150">
      <path d={blob} fill={brand.subtle} />
      <path
        d="M8 112c40-20 70-12 104 2s66 6 98-12c-6 28-38 46-92 46S16 138 8 112Z"
        fill={learn.muted}
      />
      <path d="M92 124c4-18 4-32 0-50h14c-2 20 0 34 6 50Z" fill="#8A5A34" />
      <path
        d="M98 12c26-2 40 14 38 30 18 4 20 34-4 40-16 10-50 10-66 0-24-4-22-34-4-40-2-18 12-28 36-30Z"
        fill={learn.solid}
      />
      <path d="m126 22 40 18-16 36-38-16Z" fill={talent.bright} />
      <path d="m126 22 24 54M112 60l54-20" stroke={paper} strokeWidth="3" />
      <path
        d="M150 76c12 8 2 18 10 26s-2 14 4 20"
        fill="none"
        stroke={talent.solid}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </Drawing>
  )
}

/** An empty shopping bag that smiles: nothing in the bag, no orders. */
export function EmptyBagArt() {
  return (
    <Drawing viewBox="0 0 220 150">
      <path d={blob} fill={shop.subtle} />
      <path d="M74 52h72l8 76c1 8-4 12-10 12H76c-6 0-11-4-10-12Z" fill={shop.bright} />
      <path
        d="M92 66c0-44 36-44 36 0"
        fill="none"
        stroke={shop.solid}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M97 92v.1M123 92v.1" stroke={ink} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M98 108c6 8 18 8 24 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M38 60v14m-7-7h14M182 42v12m-6-6h12"
        stroke={shop.solid}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  )
}

/** A sleeping bell: no notifications. */
export function QuietBellArt() {
  return (
    <Drawing viewBox="0 0 220 150">
      <path d={blob} fill={sun.subtle} />
      <path
        d="M110 28c26 0 38 20 38 42 0 22 6 30 14 38H58c8-8 14-16 14-38 0-22 12-42 38-42Z"
        fill={sun.bright}
      />
      <path d="M96 114c2 18 26 18 28 0Z" fill={shop.bright} />
      <circle cx="110" cy="24" r="7" fill={shop.bright} />
      <path
        d="M92 78c4 4 8 4 12 0m12 0c4 4 8 4 12 0M104 94c4 3 8 3 12 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M156 40h14l-14 16h14M178 22h9l-9 11h9"
        fill="none"
        stroke={brand.solid}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}

/** A heart waiting to be filled: an empty wishlist. */
export function WishArt() {
  return (
    <Drawing viewBox="0 0 220 150">
      <path d={blob} fill={talent.subtle} />
      <path
        d="M110 130C66 104 56 82 60 62c5-24 36-28 50-4 14-24 45-20 50 4 4 20-6 42-50 68Z"
        fill={talent.bright}
      />
      <path
        d="M74 64c2-8 8-13 15-13"
        fill="none"
        stroke={paper}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M98 84v.1M122 84v.1" stroke={ink} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M100 98c5 6 15 6 20 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  )
}

/** A paper plane over a calm cloud: sent, booked, done. */
export function DoneArt() {
  return (
    <Drawing viewBox="0 0 220 150">
      <path d={blob} fill={learn.subtle} />
      <Sun x={64} y={62} r={22} face={false} />
      <path d="m82 74 92-44-30 90-20-34Z" fill={brand.bright} />
      <path d="m174 30-50 56 20 34Z" fill={brand.solid} />
      <path
        d="M112 92c-20 30-44 26-56 16s-2-26 10-18"
        fill="none"
        stroke={brand.solid}
        strokeWidth="3.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M122 132c0-12 16-16 22-8 8-6 20 0 18 8Z" fill={paper} />
    </Drawing>
  )
}

/** A cloud with a loose plug: no connection. */
export function OfflineArt() {
  return (
    <Drawing viewBox="0 0 220 150">
      <path d={blob} fill={brand.subtle} />
      <path
        d="M62 96c-24-4-20-36 4-36 2-28 44-34 54-10 20-10 42 6 36 26 16 2 14 22-2 22Z"
        fill={brand.muted}
      />
      <path d="M88 76v.1M116 76v.1" stroke={ink} strokeWidth="6.5" strokeLinecap="round" />
      <path
        d="M92 90c6-6 14-6 20 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M104 98v18c0 10 16 10 16 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M112 116h16v14c0 8-16 8-16 0Zm4-10v10m8-10v10"
        fill={shop.bright}
        stroke={shop.solid}
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}

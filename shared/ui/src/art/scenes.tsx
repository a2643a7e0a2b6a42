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

/** Toys spilling out of a bag. For the shop. */
export function ToyScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M70 92C136 14 282-4 392 34s158 122 134 222-128 148-246 148S58 366 34 268 12 160 70 92Z"
        fill={shop.muted}
      />
      <path
        d="M60 348c130-26 300-26 440 0 14 22-82 52-220 52S48 372 60 348Z"
        fill={shop.bright}
        opacity=".55"
      />
      <g>
        <path d="M186 156h176l20 196c2 14-6 20-18 20H184c-12 0-20-6-18-20Z" fill={shop.solid} />
        <path d="M186 156h176l4 36H182Z" fill={shop.deep} />
        <path
          d="M232 196c0-92 84-92 84 0"
          fill="none"
          stroke={sun.bright}
          strokeWidth="13"
          strokeLinecap="round"
        />
        <Sun x={274} y={282} r={36} />
      </g>
      <g>
        <path d="M208 156c-6-60 12-96 46-96s48 36 44 96Z" fill="#B97A45" />
        <circle cx="222" cy="66" r="15" fill="#B97A45" />
        <circle cx="286" cy="66" r="15" fill="#B97A45" />
        <path d="M236 104v.1M272 104v.1" stroke={ink} strokeWidth="8" strokeLinecap="round" />
        <ellipse cx="254" cy="126" rx="18" ry="14" fill="#F3D9B8" />
        <path d="M249 121h10l-5 6Z" fill={ink} />
        <path d="m322 156 14-88 20 3-6 85Z" fill={brand.bright} />
        <path d="m336 68 14-22 6 25Z" fill={sun.bright} />
      </g>
      <g>
        <rect x="400" y="286" width="84" height="84" rx="14" fill={learn.bright} />
        <rect
          x="416"
          y="210"
          width="76"
          height="76"
          rx="14"
          fill={talent.bright}
          transform="rotate(-7 454 248)"
        />
        <path
          d="m426 352 16-44 16 44m-27-14h22"
          stroke={paper}
          strokeWidth="8"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M444 226v44m0-44h14c14 0 14 20 0 20h-14m14 0c17 0 17 24 0 24h-14"
          stroke={paper}
          strokeWidth="7"
          fill="none"
          strokeLinejoin="round"
          transform="rotate(-7 454 248)"
        />
      </g>
      <g>
        <circle cx="106" cy="322" r="48" fill={brand.solid} />
        <path
          d="M62 304c28 14 62 14 88 0M106 274c-16 28-16 68 0 96"
          stroke={brand.muted}
          strokeWidth="8"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="m116 152 10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3Z"
          fill={sun.bright}
          stroke={sun.bright}
          strokeWidth="6"
          strokeLinejoin="round"
        />
      </g>
    </Drawing>
  )
}

/** Books as hills under a rocket. For programs and activities. */
export function LearnScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M84 70C160 0 318 0 414 50s140 138 104 226-128 126-246 126S46 362 24 262 22 128 84 70Z"
        fill={learn.muted}
      />
      <Sun x={126} y={118} r={40} />
      <g>
        <rect x="120" y="330" width="300" height="48" rx="12" fill={brand.solid} />
        <rect x="376" y="338" width="30" height="32" fill={paper} />
        <rect x="152" y="284" width="250" height="46" rx="12" fill={talent.bright} />
        <path d="M152 300h24v14h-24z" fill={paper} />
        <rect
          x="138"
          y="238"
          width="236"
          height="46"
          rx="12"
          fill={sun.bright}
          transform="rotate(-3 256 261)"
        />
        <path
          d="M164 262h90"
          stroke={ink}
          strokeWidth="7"
          strokeLinecap="round"
          transform="rotate(-3 256 261)"
        />
      </g>
      <g transform="rotate(16 320 150)">
        <path
          d="M286 212c-18 4-26 18-26 36l34-14Zm68 0c18 4 26 18 26 36l-34-14Z"
          fill={shop.solid}
        />
        <path d="M320 42c32 28 44 74 36 176h-72c-8-102 4-148 36-176Z" fill={paper} />
        <path d="M320 42c14 12 24 28 30 48h-60c6-20 16-36 30-48Z" fill={shop.bright} />
        <circle cx="320" cy="134" r="20" fill={brand.bright} stroke={brand.solid} strokeWidth="7" />
        <path d="M300 224h40c-2 20-8 34-20 46-12-12-18-26-20-46Z" fill={sun.bright} />
      </g>
      <g fill="none" stroke={learn.solid} strokeWidth="6" strokeLinecap="round">
        <path d="M446 112v22m-11-11h22M86 216v18m-9-9h18M470 236v14m-7-7h14" />
      </g>
      <g transform="translate(452 300)">
        <path d="M-28 0h56l-7 66c-1 8-6 12-14 12H-7c-8 0-13-4-14-12Z" fill={shop.bright} />
        <path
          d="m-14 0-10-70 14-6 10 76m2 0 4-86 16-2-4 88"
          fill="none"
          stroke={sun.deep}
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <path d="m6-4 22-62" stroke={brand.solid} strokeWidth="9" strokeLinecap="round" />
      </g>
    </Drawing>
  )
}

/** A small stage with a microphone and bunting. For the TalentBox. */
export function StageScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M92 62C170-4 330 2 424 52s132 146 92 232-132 118-242 118S42 352 24 256 26 118 92 62Z"
        fill={talent.muted}
      />
      <path d="m280 92 150 244H130Z" fill={sun.muted} opacity=".9" />
      <path
        d="M96 330c0-16 82-28 184-28s184 12 184 28v22c0 16-82 30-184 30S96 368 96 352Z"
        fill={talent.solid}
      />
      <ellipse cx="280" cy="330" rx="184" ry="28" fill={talent.bright} />
      <g>
        <path d="M280 328V204" stroke={ink} strokeWidth="9" strokeLinecap="round" />
        <ellipse cx="280" cy="330" rx="38" ry="9" fill={ink} />
        <g transform="translate(0 46)">
          <path d="M250 128h60v44c0 40-60 40-60 0Z" fill={brand.solid} />
          <path d="M250 138c0-52 60-52 60 0v6h-60Z" fill={brand.bright} />
          <path
            d="M262 108h36M256 124h48"
            stroke={paper}
            strokeWidth="5"
            strokeLinecap="round"
            opacity=".8"
          />
        </g>
      </g>
      <path
        d="M36 40c120 76 366 76 488 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {(
        [
          [86, 70, shop.bright, 22],
          [156, 92, learn.bright, 12],
          [232, 103, sun.bright, 4],
          [312, 104, talent.solid, -3],
          [388, 95, brand.bright, -11],
          [462, 74, shop.bright, -20],
        ] as const
      ).map(([x, y, fill, turn]) => (
        <path
          key={x}
          d="M-22-4h44L0 42Z"
          fill={fill}
          stroke={fill}
          strokeWidth="6"
          strokeLinejoin="round"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <g fill={sun.bright} stroke={sun.bright} strokeWidth="5" strokeLinejoin="round">
        <path d="m420 222 8 18 20 2-15 13 4 20-17-10-17 10 4-20-15-13 20-2Z" />
        <path d="m146 220 6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2Z" />
      </g>
      <path
        d="M352 236v44c-10-4-22 2-22 12s22 12 30 0v-38l26-6v26c-10-4-22 2-22 12s22 12 30 0v-58Z"
        fill={paper}
      />
    </Drawing>
  )
}

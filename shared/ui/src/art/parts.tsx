import type { ReactNode } from 'react'
import { ink, learn, sun } from './colours.ts'

/** A drawing that fills the width it is given. */
export function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden
      style={{ width: '100%', height: 'auto', overflow: 'visible' }}
    >
      {children}
    </svg>
  )
}

/** The brand's sun: a friendly face in a ring of short, round rays. */
export function Sun({ x, y, r, face = true }: { x: number; y: number; r: number; face?: boolean }) {
  const rays = Array.from({ length: 12 }, (_, ray) => ray * 30)
  return (
    <g transform={`translate(${x} ${y})`}>
      {rays.map((turn) => (
        <rect
          key={turn}
          x={-r * 0.07}
          y={-r * 1.48}
          width={r * 0.14}
          height={r * 0.26}
          rx={r * 0.07}
          fill={sun.deep}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={r} fill={sun.bright} />
      {face ? (
        <g fill="none" stroke={ink} strokeWidth={r * 0.09} strokeLinecap="round">
          <path
            d={`M${-r * 0.32} ${-r * 0.1}v.1M${r * 0.32} ${-r * 0.1}v.1`}
            strokeWidth={r * 0.15}
          />
          <path
            d={`M${-r * 0.3} ${r * 0.22}c${r * 0.16} ${r * 0.24} ${r * 0.44} ${r * 0.24} ${r * 0.6} 0`}
          />
        </g>
      ) : null}
    </g>
  )
}

/** A round tree. */
export function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-4 0c2-14 2-26 0-40h9c-2 14-1 26 2 40Z" fill="#8A5A34" />
      <path
        d="M0-98c20 0 32 14 30 30 12 6 12 30-8 32-10 8-32 8-42 0-20-2-22-26-10-32-2-16 10-30 30-30Z"
        fill={learn.solid}
      />
      <path
        d="M-6-90c12-4 24 2 26 12"
        fill="none"
        stroke={learn.bright}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  )
}

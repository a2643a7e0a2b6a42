import { Link } from '@brightyard/runtime'
import { contentPaths } from '@brightyard/contract/paths'
import { chakra } from '@brightyard/ui'

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'min(0.5rem, 1.8vw)',
    flexShrink: 0,
    borderRadius: 'md',
    fontFamily: 'heading',
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
    lineHeight: 1,
    textDecoration: 'none',
  },
})

const rays = [-72, -36, 0, 36, 72]

/** A sun that rises over two hills of the yard. */
function SunMark({ side, inverted }: { side: string; inverted: boolean }) {
  return (
    <chakra.svg viewBox="0 0 40 40" aria-hidden width={side} height={side} flexShrink={0}>
      <chakra.g stroke="sun.deep" strokeWidth="3" strokeLinecap="round">
        {rays.map((angle) => (
          <path key={angle} d="M20 8.5V4" transform={`rotate(${angle} 20 22)`} />
        ))}
      </chakra.g>
      <chakra.circle cx="20" cy="22" r="9.5" fill="sun.bright" />
      <chakra.path d="M1 38c0-10 6-15 13-15s12 5 14 15Z" fill="brand.bright" />
      <chakra.path
        d="M13 38c1-8 6-11.5 13-11.5S38.5 30 39 38Z"
        fill={inverted ? 'brand.subtle' : 'brand.solid'}
      />
    </chakra.svg>
  )
}

export interface LogoProps {
  /** For dark backgrounds. */
  inverted?: boolean
  small?: boolean
}

/** The logo, which links to the home page. */
export function Logo({ inverted = false, small = false }: LogoProps) {
  return (
    <Home
      to={contentPaths.home.to()}
      aria-label="Brightyard, home"
      color={inverted ? 'fg.inverted' : 'brand.fg'}
      fontSize={small ? 'min(1.5rem, 6.7vw)' : 'min(1.75rem, 10vw)'}
    >
      <SunMark side="1.42em" inverted={inverted} />
      <chakra.span pt="0.12em">Brightyard</chakra.span>
    </Home>
  )
}

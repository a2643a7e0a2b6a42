import { Span } from '../layout.ts'
import { families } from '../theme/palette.ts'

const stroke = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 16" preserveAspectRatio="none"><path d="M4 11C40 4 84 3 118 6s56 4 78 0" fill="none" stroke="${families.sun.bright}" stroke-width="7" stroke-linecap="round"/></svg>`,
)}")`

/** A word of a title with a brush of sun under it. */
export function Marked({ children }: { children: string }) {
  return (
    <Span
      whiteSpace="nowrap"
      bgImage={stroke}
      bgRepeat="no-repeat"
      bgSize="100% 0.24em"
      bgPos="0 1.12em"
    >
      {children}
    </Span>
  )
}

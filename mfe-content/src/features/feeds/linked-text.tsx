import { chakra, Link as StyledLink } from '@brightyard/ui'
import { Fragment } from 'react'

const address = /(https?:\/\/[^\s<>"']+)/i
/** A sentence goes on after an address: `See https://example.com/fair.` */
const closing = /[.,;:!?)\]}’”…]+$/

/** A text of somebody’s whose web addresses are links; all else stays text. */
export const LinkedText = ({ children }: { children: string }) =>
  children.split(address).map((part, at) => {
    // Every second part is an address.
    const href = at % 2 === 1 ? part.replace(closing, '') : ''
    if (!URL.canParse(href)) return part
    return (
      // Parts of one text stay in their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        <StyledLink href={href} target="_blank" rel="nofollow ugc noopener">
          {href}
          <chakra.span srOnly> (opens in a new tab)</chakra.span>
        </StyledLink>
        {part.slice(href.length)}
      </Fragment>
    )
  })

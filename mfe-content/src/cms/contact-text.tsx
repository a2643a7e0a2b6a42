import { Link } from '@brightyard/ui'
import { Fragment } from 'react'

const contact = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b0\d{2,4}(?: \d{3,4}){2}\b)/

/** Plain text whose email addresses and telephone numbers are links. */
export const ContactText = ({ children }: { children: string }) =>
  children.split(contact).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link
        key={index}
        href={part.includes('@') ? `mailto:${part}` : `tel:${part.replaceAll(' ', '')}`}
        overflowWrap="anywhere"
      >
        {part}
      </Link>
    ),
  )

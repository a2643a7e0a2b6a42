import { Link } from '@brightyard/ui'
import { Fragment } from 'react'

const contact = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b0\d{2,4}(?: \d{3,4}){2}\b)/

const addressOf = (text: string) =>
  text.includes('@') ? `mailto:${text}` : `tel:${text.replaceAll(' ', '')}`

/** What a text names to call or to write to. */
export const contactsIn = (text: string) =>
  text.split(contact).flatMap((shown, index) =>
    index % 2 === 0
      ? []
      : [
          {
            shown,
            href: addressOf(shown),
            kind: shown.includes('@') ? 'write' : 'call',
          } as const,
        ],
  )

/** Plain text whose email addresses and telephone numbers are links. */
export const ContactText = ({ children }: { children: string }) =>
  children.split(contact).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link key={index} href={addressOf(part)} overflowWrap="anywhere">
        {part}
      </Link>
    ),
  )

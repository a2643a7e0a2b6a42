import { chakra, Flex, LinkButton, Text } from '@brightyard/ui'
import { MailIcon, PhoneIcon } from '@brightyard/ui/icons'
import { contactsIn, ContactText } from '../../cms/contact-text.tsx'

import type { SectionOf } from '../../cms/section-frame.tsx'

/** Cards as a list. Where one names a telephone or a mail address, a button calls or writes with one tap. */
export const ContactList = ({ cards }: Pick<SectionOf<'cards'>, 'cards'>) => (
  <chakra.ul listStyleType="none" display="grid" gap="3">
    {cards.map(({ title, text }) => (
      <chakra.li key={title} bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4">
        <Text fontWeight="bold">{title}</Text>
        <Text>
          <ContactText>{text}</ContactText>
        </Text>
        <Contacts text={text} />
      </chakra.li>
    ))}
  </chakra.ul>
)

function Contacts({ text }: { text: string }) {
  const contacts = contactsIn(text)
  if (contacts.length === 0) return null
  return (
    <Flex gap="3" wrap="wrap" mt="3">
      {contacts.map(({ href, kind, shown }) => (
        <LinkButton
          key={href}
          asChild
          variant="outline"
          startIcon={kind === 'call' ? <PhoneIcon /> : <MailIcon />}
        >
          <a href={href} aria-label={kind === 'call' ? `Call ${shown}` : `Write to ${shown}`}>
            {kind === 'call' ? 'Call' : 'Write'}
          </a>
        </LinkButton>
      ))}
    </Flex>
  )
}

import type { PartnerProfile } from '@brightyard/contract/entities'
import { Box, Card, Flex, Heading, Link, Text } from '@brightyard/ui'
import { ClockIcon, ExternalIcon, MailIcon, PhoneIcon, PlaceIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'

/** `+918023344501` as people write it: `+91 80 2334 4501`. */
const phoneText = (phone: string) => phone.replace(/^(\+91)(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3 $4')

/** High enough for a finger: four of them stand below each other. */
const forFingers = { display: 'inline-block', py: '2.5', overflowWrap: 'anywhere' } as const

/** How a partner is reached. */
export const PartnerContact = ({ partner }: { partner: PartnerProfile }) => {
  const { address, place, phone, email, website, opening_hours: hours, partner_since } = partner
  const where = [address, place].filter(Boolean).join(', ')
  return (
    <Card as="section" aria-labelledby="partner-contact" p={{ base: '5', md: '6' }}>
      <Heading as="h2" size="sm" id="partner-contact">
        Contact
      </Heading>
      <Flex as="ul" direction="column" listStyleType="none" gap="1.5" mt="3">
        <Line icon={<PlaceIcon size={20} />}>
          <Box pt="2.5">{where}</Box>
          <Box>
            <Link
              {...forFingers}
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`}
              target="_blank"
              rel="noopener"
            >
              Show on a map
            </Link>
          </Box>
        </Line>
        {phone ? (
          <Line icon={<PhoneIcon size={20} />}>
            <Link {...forFingers} href={`tel:${phone}`}>
              {phoneText(phone)}
            </Link>
          </Line>
        ) : null}
        {email ? (
          <Line icon={<MailIcon size={20} />}>
            <Link {...forFingers} href={`mailto:${email}`}>
              {email}
            </Link>
          </Line>
        ) : null}
        {website ? (
          <Line icon={<ExternalIcon size={20} />}>
            <Link {...forFingers} href={website} target="_blank" rel="noopener">
              {website.replace(/^https?:\/\/(www\.)?/, '')}
            </Link>
          </Line>
        ) : null}
        {hours ? <Line icon={<ClockIcon size={20} />}>{hours}</Line> : null}
      </Flex>
      <Text mt="4" fontSize="sm" color="fg.muted">
        Partner since {partner_since}
      </Text>
    </Card>
  )
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Flex as="li" gap="3" css={{ '& > svg': { flexShrink: 0, marginTop: '0.75em', opacity: 0.8 } }}>
    {icon}
    <Box minW="0" py={typeof children === 'string' ? '2.5' : '0'}>
      {children}
    </Box>
  </Flex>
)

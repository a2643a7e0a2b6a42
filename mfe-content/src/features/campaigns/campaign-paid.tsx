import { openCampaignInvoice } from '@brightyard/contract/calls'
import type { CampaignEvent, CampaignPayment } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, failureSentence, Link, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Heading,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
  Text,
} from '@brightyard/ui'
import { CalendarAddIcon, DocumentIcon } from '@brightyard/ui/icons'
import { QrCode } from '@brightyard/ui/qr-code'
import { EventTime } from '../../entries/event-time.tsx'
import { addressLines } from './address-lines.ts'
import { parcelText, sumText, wordsOfSold } from './campaign-words.ts'
import { secretOf } from './order-secret.ts'

/** A paid order: what it stands for, and its invoice. */
export function Paid({ payment }: { payment: CampaignPayment }) {
  const { order_code, campaign, quantity, payer, contact, paid_at, sells, event, address } = payment
  const words = wordsOfSold[sells]
  const invoice = useMutation({
    ...mutationOf(openCampaignInvoice),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Stack gap="6">
      <PageHeading
        intro={
          <>
            We have sent the confirmation to <Unbroken>{contact}</Unbroken>.
          </>
        }
      >
        {words.paid}
      </PageHeading>
      <Card as="section" aria-label={words.yours} p={{ base: '5', md: '7' }}>
        <Flex gap="6" wrap="wrap" align="center">
          {/* A parcel passes no entrance where somebody would read it. */}
          {sells === 'box' ? null : (
            <Flex justify="center" flex={{ base: '1 0 100%', sm: 'none' }}>
              <QrCode text={order_code} label="QR code of your order" />
            </Flex>
          )}
          <Box flex="1 1 14rem" display="grid" gap="1">
            <Heading as="h2" size="md">
              {campaign.title}
            </Heading>
            <Text fontWeight="semibold">
              {quantity} × {payment.package}
            </Text>
            {event ? (
              <Text fontWeight="semibold">
                <EventTime event={event} />
              </Text>
            ) : null}
            <Text>{campaign.place}</Text>
            <Chosen payment={payment} />
            <Text>{payer}</Text>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {order_code}, {sumText(payment.total_in_paise)}
              {paid_at ? (
                <>
                  , ordered on <DateTime iso={paid_at} />
                </>
              ) : null}
            </Text>
          </Box>
        </Flex>
      </Card>
      {address ? (
        <Card as="section" aria-label="Delivery" p={{ base: '5', md: '7' }}>
          <Heading as="h2" size="sm" mb="1">
            It goes to
          </Heading>
          {addressLines(address).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          {payment.sent ? (
            <Text mt="3" fontWeight="semibold" overflowWrap="anywhere">
              On its way since <DateTime iso={payment.sent.at} />
              {payment.sent.parcel ? `: ${parcelText(payment.sent.parcel)}` : ''}
            </Text>
          ) : null}
        </Card>
      ) : null}
      {invoice.isError ? <Notice tone="danger">{failureSentence(invoice.error)}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        {event ? <SaveEvent payment={payment} event={event} /> : null}
        {payment.total_in_paise > 0 ? (
          <Button
            variant="outline"
            startIcon={<DocumentIcon />}
            busy={invoice.isPending}
            onClick={() => invoice.mutate({ order_code, ...secretOf(order_code) })}
          >
            Open the invoice
          </Button>
        ) : null}
        <LinkButton asChild variant="outline">
          <Link to={contentPaths.campaign.to({ slug: campaign.slug })}>Back to the campaign</Link>
        </LinkButton>
      </Flex>
    </Stack>
  )
}

/** An address in a sentence goes to the next line as a whole, where it fits there. */
const Unbroken = chakra('span', {
  base: { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' },
})

function Chosen({ payment: { chosen, sells } }: { payment: CampaignPayment }) {
  return chosen.map((options, piece) => (
    <Text key={piece}>
      {chosen.length > 1 ? `${wordsOfSold[sells].one} ${piece + 1}: ` : ''}
      {options.join(', ')}
    </Text>
  ))
}

interface SaveEventProps {
  payment: CampaignPayment
  event: CampaignEvent
}

const SaveEvent = ({ payment, event }: SaveEventProps) => (
  <Button
    variant="outline"
    startIcon={<CalendarAddIcon />}
    onClick={async () => {
      const { saveEvent } = await import('./save-event.ts')
      saveEvent(payment, event)
    }}
  >
    Add to calendar
  </Button>
)

import { openCampaignInvoice } from '@brightyard/contract/calls'
import type { CampaignPayment } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, failureSentence, Link, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
  Text,
} from '@brightyard/ui'
import { DocumentIcon } from '@brightyard/ui/icons'
import { QrCode } from '@brightyard/ui/qr-code'
import { wordsOfSold } from './campaign-words.ts'
import { secretOf } from './order-secret.ts'

/** A paid order: what it stands for, and its invoice. */
export function Paid({ payment }: { payment: CampaignPayment }) {
  const { order_code, campaign, quantity, payer, contact, paid_at, sells } = payment
  const words = wordsOfSold[sells]
  const invoice = useMutation({
    ...mutationOf(openCampaignInvoice),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Stack gap="6">
      <PageHeading intro={`We have sent the confirmation to ${contact}.`}>{words.paid}</PageHeading>
      <Card as="section" aria-label={words.yours} p={{ base: '5', md: '7' }}>
        <Flex gap="6" wrap="wrap" align="center">
          {/* A parcel passes no entrance where somebody would read it. */}
          {sells === 'box' ? null : <QrCode text={order_code} label="QR code of your order" />}
          <Box flex="1 1 14rem" display="grid" gap="1">
            <Heading as="h2" size="md">
              {campaign.title}
            </Heading>
            <Text fontWeight="semibold">
              {quantity} × {payment.package}
            </Text>
            <Text>{campaign.place}</Text>
            <Text>{payer}</Text>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {order_code}, {formatMoney(payment.total_in_paise)}
              {paid_at ? (
                <>
                  , <DateTime iso={paid_at} />
                </>
              ) : null}
            </Text>
          </Box>
        </Flex>
      </Card>
      {invoice.isError ? <Notice tone="danger">{failureSentence(invoice.error)}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          startIcon={<DocumentIcon />}
          busy={invoice.isPending}
          onClick={() => invoice.mutate({ order_code, ...secretOf(order_code) })}
        >
          Open the invoice
        </Button>
        <LinkButton asChild variant="outline">
          <Link to={contentPaths.campaign.to({ slug: campaign.slug })}>Back to the campaign</Link>
        </LinkButton>
      </Flex>
    </Stack>
  )
}

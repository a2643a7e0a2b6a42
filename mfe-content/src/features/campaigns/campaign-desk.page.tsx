import { exportCampaignOrders, listCampaignOrders } from '@brightyard/contract/calls'
import type { CampaignDeskOrder } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  Link,
  type PageContext,
  PageHead,
  showToast,
  useMutation,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { mutationOf, queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Card,
  Container,
  Flex,
  Grid,
  Heading,
  PageHeading,
  Pagination,
  Stack,
  Text,
} from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { DownloadIcon } from '@brightyard/ui/icons'
import { Loaded } from '../../entries/loaded.tsx'
import { saveTextFile } from '../../links/save-text-file.ts'
import { addressLines } from './address-lines.ts'

const filterIn = (query: URLSearchParams) => {
  const page = Number(query.get('page'))
  const campaign = query.get('campaign')
  return { ...(campaign ? { campaign } : {}), ...(page > 1 ? { page } : {}) }
}
const ordersQuery = (query: URLSearchParams) =>
  queryOf(listCampaignOrders, filterIn(query), { staleTime: 0 })

export function loader({ request, queryClient }: PageContext) {
  void queryClient.prefetchQuery(ordersQuery(new URL(request.url).searchParams))
  return null
}

/** What campaigns have sold, for those who pack it or stand at the entrance. */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const orders = useQuery(ordersQuery(query))
  const { campaign } = filterIn(query)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Campaign orders" description="Paid orders of campaigns." hidden />
      <PageHeading
        intro="Everything that is paid: what to pack, where it goes, and who comes."
        actions={<Export campaign={campaign} disabled={!orders.data?.data.length} />}
      >
        Campaign orders
      </PageHeading>
      <Loaded query={orders} what="the orders">
        {({ data, meta, campaigns }) => (
          <>
            <Flex gap="4" wrap="wrap" align="flex-end" justify="space-between" mb="2">
              <Box flex="0 1 22rem">
                <Field label="Campaign">
                  <Select
                    value={campaign ?? ''}
                    options={[
                      { value: '', label: 'All campaigns' },
                      ...campaigns.map((one) => ({
                        value: one.slug,
                        label: `${one.title} (${one.orders})`,
                      })),
                    ]}
                    onChange={({ currentTarget }) =>
                      void navigate(
                        contentPaths.campaignOrders.to({}, { campaign: currentTarget.value }),
                        { preventScrollReset: true },
                      )
                    }
                  />
                </Field>
              </Box>
              <Text role="status" color="fg.muted" pb="6">
                {meta.total === 1 ? '1 order' : `${meta.total} orders`}
              </Text>
            </Flex>
            <Stack as="ul" listStyleType="none" gap="4">
              {data.map((order) => (
                <Order key={order.order_code} order={order} />
              ))}
            </Stack>
            <Pagination
              label="Orders"
              page={meta.current_page}
              pages={meta.last_page}
              link={(page, content) => (
                <Link to={contentPaths.campaignOrders.to({}, { campaign, page })}>{content}</Link>
              )}
            />
          </>
        )}
      </Loaded>
    </Container>
  )
}

/** As a packing slip: what goes in on the left, where it goes on the right. */
const Order = ({ order }: { order: CampaignDeskOrder }) => (
  <Card as="li" p={{ base: '4', md: '5' }}>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1.2fr 1fr' }} columnGap="8" rowGap="4">
      <Box minW="0">
        <Text color="colorPalette.fg" fontWeight="semibold">
          {order.campaign.title}
        </Text>
        <Heading as="h2" size="sm" mt="0.5">
          {order.quantity} × {order.package}
        </Heading>
        {order.chosen.map((options, piece) => (
          <Text key={piece} mt="1">
            {order.chosen.length > 1 ? `${piece + 1}. ` : ''}
            {options.join(', ')}
          </Text>
        ))}
        <Text mt="2" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {order.order_code}
          {order.paid_at ? (
            <>
              , paid <DateTime iso={order.paid_at} show="moment" />
            </>
          ) : null}
        </Text>
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{order.payer}</Text>
        <Text color="fg.muted">{order.contact}</Text>
        {order.address ? (
          <Box mt="2" aria-label="Sent to" role="group">
            {addressLines(order.address).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Box>
        ) : null}
      </Box>
    </Grid>
  </Card>
)

interface ExportProps {
  campaign: string | undefined
  disabled: boolean
}

function Export({ campaign, disabled }: ExportProps) {
  const exporting = useMutation({
    ...mutationOf(exportCampaignOrders),
    onSuccess: ({ file_name, csv }) => saveTextFile('csv', file_name, csv),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'The table is not saved.',
        description: failureSentence(error),
      }),
  })
  return (
    <Button
      variant="outline"
      startIcon={<DownloadIcon size={18} aria-hidden />}
      disabled={disabled}
      busy={exporting.isPending}
      onClick={() => exporting.mutate(campaign ? { campaign } : {})}
    >
      Download as CSV
    </Button>
  )
}

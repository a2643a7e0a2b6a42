import {
  type CallOutput,
  type CampaignOrderStage,
  campaignOrderStages,
  exportCampaignOrders,
  listCampaignOrders,
} from '@brightyard/contract/calls'
import { contentPaths } from '@brightyard/contract/paths'
import {
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
import { Box, Button, EmptyState, Flex, PageHeading, Pagination, Stack, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { DownloadIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { saveTextFile } from '../../links/save-text-file.ts'
import { PackingSlip } from './packing-slip.tsx'

const filterIn = (query: URLSearchParams) => {
  const page = Number(query.get('page'))
  const campaign = query.get('campaign')
  const stage = campaignOrderStages.find((one) => one === query.get('stage'))
  return {
    ...(campaign ? { campaign } : {}),
    ...(stage ? { stage } : {}),
    ...(page > 1 ? { page } : {}),
  }
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
  const orders = useQuery(ordersQuery(query))
  const filter = filterIn(query)
  return (
    <Box colorPalette="shop">
      <PageHead title="Campaign orders" description="Paid orders of campaigns." hidden />
      <PageHeading
        intro="Everything that is paid: what to pack, where it goes, and who comes."
        actions={<Export filter={filter} disabled={!orders.data?.data.length} />}
      >
        Campaign orders
      </PageHeading>
      <Loaded query={orders} what="the orders">
        {(answer) =>
          answer.campaigns.length === 0 ? (
            <EmptyState title="Nothing is ordered yet">
              What families pay for on the pages of your campaigns comes here.
            </EmptyState>
          ) : (
            <Orders answer={answer} filter={filter} isFetching={orders.isFetching} />
          )
        }
      </Loaded>
    </Box>
  )
}

const stageLabels: Readonly<Record<CampaignOrderStage, string>> = {
  to_send: 'To send',
  sent: 'Sent',
}

interface OrdersProps {
  answer: CallOutput<typeof listCampaignOrders>
  filter: ReturnType<typeof filterIn>
  isFetching: boolean
}

function Orders({ answer, filter, isFetching }: OrdersProps) {
  const { data, meta, campaigns } = answer
  const navigate = useNavigate()
  const { campaign, stage } = filter
  const show = (change: { campaign?: string; stage?: string }) =>
    void navigate(contentPaths.campaignOrders.to({}, { campaign, stage, ...change }), {
      preventScrollReset: true,
    })
  const found = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // What is sent leaves the list of what is to be sent, and takes the focus with it.
    if (hadFocus.current && document.activeElement === document.body) found.current?.focus()
  }, [answer])
  return (
    <>
      <Flex gap="4" wrap="wrap" align="flex-end" mb="5">
        <Box flex="1 1 15rem" maxW="24rem">
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
              onChange={({ currentTarget }) => show({ campaign: currentTarget.value })}
            />
          </Field>
        </Box>
        <Box flex="1 1 10rem" maxW={{ sm: '14rem' }}>
          <Field label="Show">
            <Select
              value={stage ?? ''}
              options={[
                { value: '', label: 'All orders' },
                ...campaignOrderStages.map((value) => ({ value, label: stageLabels[value] })),
              ]}
              onChange={({ currentTarget }) => show({ stage: currentTarget.value })}
            />
          </Field>
        </Box>
      </Flex>
      <Text ref={found} tabIndex={-1} role="status" color="fg.muted" mb="3">
        {meta.total === 1 ? '1 order' : `${meta.total} orders`}
      </Text>
      {data.length === 0 ? (
        <EmptyState
          level={2}
          title={stage === 'to_send' ? 'Everything is sent' : 'No such orders'}
        />
      ) : null}
      <Stack
        as="ul"
        listStyleType="none"
        gap="4"
        aria-busy={isFetching}
        onFocus={() => {
          hadFocus.current = true
        }}
      >
        {data.map((order) => (
          <PackingSlip key={order.order_code} order={order} />
        ))}
      </Stack>
      <Pagination
        label="Orders"
        page={meta.current_page}
        pages={meta.last_page}
        link={(page, content) => (
          <Link to={contentPaths.campaignOrders.to({}, { campaign, stage, page })}>{content}</Link>
        )}
      />
    </>
  )
}

interface ExportProps {
  filter: ReturnType<typeof filterIn>
  disabled: boolean
}

function Export({ filter: { campaign, stage }, disabled }: ExportProps) {
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
      onClick={() => exporting.mutate({ campaign, stage })}
    >
      Download as CSV
    </Button>
  )
}

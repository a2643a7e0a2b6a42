import { leaveProgram, quoteLeaving } from '@brightyard/contract/calls'
import { accountPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  showToast,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queryOf } from '@brightyard/runtime/queries'
import { Box, Button, Card, Flex, Notice, Spinner, Text } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { progressQuery } from './my-programs.queries.ts'

interface Props {
  id: number
  name: string
}

/** Leaving: what it gives back is shown before anybody agrees to it. */
export function LeaveProgram({ id, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Confirm id={id} name={name} onClose={() => setOpen(false)} />
  ) : (
    <Box>
      <Button variant="ghost" colorPalette="danger" onClick={() => setOpen(true)}>
        Take {name} out of the program
      </Button>
    </Box>
  )
}

function Confirm({ id, name, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const quote = useQuery({ ...queryOf(quoteLeaving, { id }, { staleTime: 0 }), retry: false })
  const leave = useMutation({
    ...mutationOf(leaveProgram),
    async onSuccess({ message }) {
      showToast({ kind: 'success', title: message })
      await navigate(accountPaths.myPrograms.to())
      await client.invalidateQueries({ queryKey: progressQuery.queryKey })
    },
    onError: () => void quote.refetch(),
  })
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const error = quote.error ?? leave.error
  return (
    <Card p={{ base: '5', md: '6' }}>
      <Text ref={heading} tabIndex={-1} fontWeight="bold" mb="2">
        Take {name} out?
      </Text>
      {error ? <Notice tone="danger">{failureSentence(error)}</Notice> : null}
      {quote.isPending ? <Spinner label="Computing the refund" /> : null}
      {quote.data ? <Text>{quote.data.sentence} What was done is kept for a return.</Text> : null}
      <Flex gap="3" wrap="wrap" mt="4">
        {quote.data ? (
          <Button
            colorPalette="danger"
            busy={leave.isPending}
            onClick={() => {
              if (quote.data) leave.mutate({ id, refund_in_paise: quote.data.refund_in_paise })
            }}
          >
            Take {name} out
          </Button>
        ) : null}
        <Button variant="outline" onClick={onClose}>
          Stay
        </Button>
      </Flex>
    </Card>
  )
}

import { openInvoice } from '@brightyard/contract/calls'
import type { Order } from '@brightyard/contract/entities'
import { DateTime, failureSentence, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Link as StyledLink, Text } from '@brightyard/ui'
import { DownloadIcon } from '@brightyard/ui/icons'

function save({ url, file_name }: { url: string; file_name: string }) {
  const link = document.createElement('a')
  link.href = url
  link.download = file_name
  link.click()
}

/** Downloads the invoice as a PDF. Its address is valid for a few minutes and needs no session. */
export function InvoiceButton({ order: { id } }: { order: Order }) {
  const opening = useMutation({ ...mutationOf(openInvoice), onSuccess: save })
  const { data, error } = opening
  return (
    <Box>
      <Button
        variant="outline"
        startIcon={<DownloadIcon size={18} />}
        busy={opening.isPending}
        onClick={() => opening.mutate({ id })}
      >
        Download invoice
      </Button>
      <Box aria-live="polite" fontSize="sm" mt="1" maxW="18rem">
        {data ? (
          <Text color="fg.muted">
            <StyledLink href={data.url} target="_blank" rel="noopener">
              Open it to print
            </StyledLink>{' '}
            (until <DateTime iso={data.valid_until} show="time" />)
          </Text>
        ) : null}
        {error ? (
          <Text color="danger.fg" fontWeight="semibold">
            The invoice could not be opened. {failureSentence(error)}
          </Text>
        ) : null}
      </Box>
    </Box>
  )
}

import type { InvoiceLink } from '@brightyard/contract/entities'
import { type Api, DateTime, failureSentence, useApi, useMutation } from '@brightyard/runtime'
import { Box, Button, Link as StyledLink, Text } from '@brightyard/ui'
import { DownloadIcon } from '@brightyard/ui/icons'

function save({ url, file_name }: { url: string; file_name: string }) {
  const link = document.createElement('a')
  link.href = url
  link.download = file_name
  link.click()
}

interface PaperButtonProps {
  /** As in `Download invoice`. */
  what: string
  open: (api: Api) => Promise<InvoiceLink>
}

/** Downloads a paper of an order as a PDF. Its address is valid for a few minutes and needs no session. */
export function PaperButton({ what, open }: PaperButtonProps) {
  const api = useApi()
  const opening = useMutation({ mutationFn: () => open(api), onSuccess: save })
  const { data, error } = opening
  return (
    <Box>
      <Button
        variant="outline"
        startIcon={<DownloadIcon size={18} />}
        busy={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {`Download ${what}`}
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
            {`The ${what} could not be opened. ${failureSentence(error)}`}
          </Text>
        ) : null}
      </Box>
    </Box>
  )
}

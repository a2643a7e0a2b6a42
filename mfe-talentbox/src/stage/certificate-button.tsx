import { openEntryCertificate } from '@brightyard/contract/calls'
import type { OwnEntry } from '@brightyard/contract/entities'
import { DateTime, failureSentence, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Link as StyledLink, Text } from '@brightyard/ui'
import { AwardIcon } from '@brightyard/ui/icons'

function save({ url, file_name }: { url: string; file_name: string }) {
  const link = document.createElement('a')
  link.href = url
  link.download = file_name
  link.click()
}

/** Saves the PDF, and the page stays; for all who took part, once the jury has decided. */
export function CertificateButton({ entry }: { entry: OwnEntry }) {
  const opening = useMutation({ ...mutationOf(openEntryCertificate), onSuccess: save })
  const tookPart = entry.status === 'shown' || entry.status === 'in_review'
  if (!tookPart || entry.campaign.phase !== 'closed') return null
  const { data, error } = opening
  return (
    <Box>
      <Button
        startIcon={<AwardIcon aria-hidden />}
        busy={opening.isPending}
        onClick={() => opening.mutate({ id: entry.id })}
      >
        {entry.place === null
          ? 'Download the certificate'
          : `Download the certificate for place ${entry.place}`}
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
            {`The certificate could not be opened. ${failureSentence(error)}`}
          </Text>
        ) : null}
      </Box>
    </Box>
  )
}

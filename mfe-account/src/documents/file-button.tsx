import { type Api, DateTime, failureSentence, useApi, useMutation } from '@brightyard/runtime'
import { Box, Button, Link as StyledLink, Text } from '@brightyard/ui'
import type { ReactElement } from 'react'

interface Props {
  /** What it saves: `Receipt`. */
  children: string
  icon: ReactElement
  /** Its address, which works for some minutes. */
  open: (api: Api) => Promise<{ url: string; valid_until: string }>
}

function save(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Saves a file whose address carries its own permission. */
export function FileButton({ children, icon, open }: Props) {
  const api = useApi()
  const opening = useMutation({ mutationFn: () => open(api), onSuccess: ({ url }) => save(url) })
  const { data, error } = opening
  return (
    <Box>
      <Button
        variant="outline"
        startIcon={icon}
        busy={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {children}
      </Button>
      <Box aria-live="polite" fontSize="sm" mt="1" maxW="18rem">
        {data && (
          <Text color="fg.muted">
            <StyledLink href={data.url} target="_blank" rel="noopener">
              Open it again
            </StyledLink>{' '}
            (until <DateTime iso={data.valid_until} show="time" />)
          </Text>
        )}
        {error && (
          <Text color="danger.fg" fontWeight="semibold">
            {`This could not be opened. ${failureSentence(error)}`}
          </Text>
        )}
      </Box>
    </Box>
  )
}

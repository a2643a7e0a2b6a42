import { hideJuryLine, listJuryLines } from '@brightyard/contract/calls'
import type { JuryLine } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Link as StyledLink, Text } from '@brightyard/ui'
import { PagedSection } from './paged-section.tsx'
import { linesQuery } from './jury.queries.ts'

/** What families read after the verdict; a line that should not be there is hidden here. */
export function JuryLines({ slug, userId }: { slug: string; userId: number }) {
  const lines = useInfiniteQuery(linesQuery(userId, slug))
  return (
    <PagedSection
      title="Lines for the children"
      intro="Each family reads the lines about its own entry, once the verdict is published."
      pages={lines}
      more="More lines"
    >
      {(line) => <Line key={line.id} line={line} />}
    </PagedSection>
  )
}

function Line({ line: { id, entry_id, entry_title, line, is_hidden } }: { line: JuryLine }) {
  const client = useQueryClient()
  const hiding = useMutation({
    ...mutationOf(hideJuryLine),
    onSuccess(saved) {
      showToast({
        kind: 'success',
        title: saved.is_hidden
          ? 'The family does not see this line.'
          : 'The family sees this line.',
      })
      return client.invalidateQueries(queriesOf(listJuryLines))
    },
    onError: (error) => showToast({ kind: 'error', title: failureSentence(error) }),
  })
  return (
    <Flex
      as="li"
      gap="4"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="sm"
      px="5"
      py="4"
    >
      <Box flex="1" minW="14rem">
        <Text overflowWrap="anywhere" color={is_hidden ? 'fg.muted' : 'fg'}>
          “{line}”{is_hidden ? ' (hidden)' : ''}
        </Text>
        <Text fontSize="sm">
          <StyledLink asChild>
            <Link to={talentboxPaths.entry.to({ id: entry_id })}>{entry_title}</Link>
          </StyledLink>
        </Text>
      </Box>
      <Button
        variant="outline"
        busy={hiding.isPending}
        onClick={() => hiding.mutate({ id, is_hidden: !is_hidden })}
        aria-label={`${is_hidden ? 'Show' : 'Hide'} the line “${line}”`}
      >
        {is_hidden ? 'Show it' : 'Hide it'}
      </Button>
    </Flex>
  )
}

import { RegistryProblem } from '@brightyard/contract/registry'
import { ApiError } from '@brightyard/runtime'
import { Box, Notice, Stack } from '@brightyard/ui'
import { Verdicts } from './verdicts.tsx'
import { Versions } from './versions.tsx'

/** The registry's problem; null for other failures. */
const problemOf = (error: unknown) =>
  error instanceof ApiError ? (RegistryProblem.safeParse(error.cause).data ?? null) : null

/** Why a change was refused: the gate's reasons, or the current set when someone else deployed first. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null
  const problem = problemOf(error)
  return (
    <Stack gap="4">
      <Notice tone={problem?.current ? 'warning' : 'danger'} title="Nothing was changed">
        {error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'}
      </Notice>
      {problem?.verdicts && <Verdicts verdicts={problem.verdicts} />}
      {problem?.current && (
        <Box>
          <Box as="h3" fontWeight="semibold" mb="2">
            Current now: set {problem.current.number}
          </Box>
          <Versions set={problem.current} caption={`Releases of set ${problem.current.number}`} />
        </Box>
      )}
    </Stack>
  )
}

import { RegistryProblem } from '@brightyard/contract/registry'
import { ApiError } from '@brightyard/runtime'
import { Box, Notice, Stack } from '@brightyard/ui'
import { Verdicts } from './verdicts.tsx'
import { Versions } from './versions.tsx'

/** All that the registry said when it refused; null where something else failed. */
const problemOf = (error: unknown) =>
  error instanceof ApiError ? (RegistryProblem.safeParse(error.cause).data ?? null) : null

/** Why a change was not made: what the gate says, or what is current now when somebody else was faster. */
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

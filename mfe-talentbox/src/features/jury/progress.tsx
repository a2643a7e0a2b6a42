import { Box, Flex, Text } from '@brightyard/ui'

interface ProgressProps {
  assigned: number
  drafts: number
  final: number
}

export const progressWords = ({ assigned, drafts, final }: ProgressProps) =>
  assigned === 0
    ? 'No entries yet'
    : `${final} of ${assigned} finished${drafts > 0 ? `, ${drafts} begun` : ''}`

/** A row of lamps: lit for what is finished, half for what is begun. */
export function Progress(props: ProgressProps) {
  const { assigned, drafts, final } = props
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Flex aria-hidden gap="1" wrap="wrap" maxW="18rem">
        {Array.from({ length: Math.min(assigned, 40) }, (_, at) => (
          <Box
            key={at}
            boxSize="3"
            borderRadius="full"
            borderWidth="1.5px"
            borderColor="sun.solid"
            bg={at < final ? 'sun.bright' : at < final + drafts ? 'sun.muted' : 'transparent'}
          />
        ))}
      </Flex>
      <Text fontSize="sm">{progressWords(props)}</Text>
    </Flex>
  )
}

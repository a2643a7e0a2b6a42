import { Link } from '@brightyard/runtime'
import { Box, LinkButton, LiveRegion, Stack, Text } from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'

/** The reference number, to write down. */
export const ApplicationSent = ({ reference }: { reference: string }) => (
  <Stack gap="4">
    <Box maxW="10rem">
      <DoneArt />
    </Box>
    <LiveRegion>{`Sent. Your reference number is ${reference}.`}</LiveRegion>
    <Text>We have emailed you your reference number and will answer within five working days.</Text>
    <Box
      as="output"
      aria-label="Your reference number"
      px="4"
      py="3"
      borderRadius="md"
      bg="sun.subtle"
      fontFamily="heading"
      fontWeight="bold"
      fontSize="xl"
      userSelect="all"
    >
      {reference}
    </Box>
    <Box>
      <LinkButton asChild variant="outline">
        <Link to="/">To the home page</Link>
      </LinkButton>
    </Box>
  </Stack>
)

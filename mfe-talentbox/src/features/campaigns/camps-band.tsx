import { bookingPaths, talentboxPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { AreaBand, Container, Flex, LinkButton, Section } from '@brightyard/ui'

/** The way to the camps, and to what a family has booked and entered. */
export const CampsBand = () => (
  <AreaBand area="learn" edge="none">
    <Container>
      <Section
        title="Or come to a camp"
        intro="Forests, workshops, rockets, football and a play in a week, in your city or at home."
      >
        <Flex gap="3" wrap="wrap">
          <LinkButton asChild size="lg">
            <Link to={talentboxPaths.campTypes.to()}>Find a camp</Link>
          </LinkButton>
          <LinkButton asChild size="lg" variant="outline">
            <Link to={bookingPaths.paymentStatus.camp.to()}>Your camps and entries</Link>
          </LinkButton>
        </Flex>
      </Section>
    </Container>
  </AreaBand>
)

import { CityButton } from '../../layout/CityButton.tsx';
import { CityButtons } from '../../layout/CityButtons.tsx';
import { SamplePart } from '../../ui/served/SamplePart.tsx';
import { ServedSample } from '../../ui/served/ServedSample.tsx';
import { CityMatches } from './CityMatches.tsx';

/** The samples from which the edge renders matching cities. */
export function CitySamples() {
  return (
    <>
      <ServedSample name="city">
        <CityButton city={{ id: '{{id}}', title: '{{title}}' }} chosen={false} />
      </ServedSample>
      <ServedSample name="cities">
        <CityMatches>
          <CityButtons cities={[]}>
            <SamplePart name="cities" />
          </CityButtons>
        </CityMatches>
      </ServedSample>
      <ServedSample name="cities-none">
        <CityMatches />
      </ServedSample>
    </>
  );
}

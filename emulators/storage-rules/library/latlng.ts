import { type Outcome, type ValueOf, floatValue, ruleError } from '../values/value.ts';
import { textFromFloat } from '../values/floatText.ts';
import { type Library, binary, toNumber, unary } from './overload.ts';

/** The `latlng` package. */
export const latlngFunctions: Library = {
  value: [
    binary(['float', 'float'], (first, second): Outcome => {
      const latitude = toNumber(first);
      const longitude = toNumber(second);
      return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
        ? { type: 'latlng', latitude, longitude }
        : ruleError(
            'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
              `latitude: ${textFromFloat(latitude)}, longitude: ${textFromFloat(longitude)}.`,
          );
    }),
  ],
};

/** Methods of a point on earth: degrees, and the distance in metres. */
export const latlngMethods: Library = {
  latitude: [unary('latlng', ({ latitude }) => floatValue(latitude))],
  longitude: [unary('latlng', ({ longitude }) => floatValue(longitude))],
  distance: [binary(['latlng', 'latlng'], (a, b) => floatValue(haversine(a, b)))],
};

const EARTH_RADIUS_METRES = 6_371_010;

function haversine(a: ValueOf<'latlng'>, b: ValueOf<'latlng'>): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const latitudeHalf = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitudeHalf = Math.sin(radians(b.longitude - a.longitude) / 2);
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = latitudeHalf ** 2 + cosines * longitudeHalf ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

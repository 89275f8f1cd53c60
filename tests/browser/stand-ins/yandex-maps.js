/**
 * Stands in for the Yandex Maps JS API 2.1: the part that src/client/maps/yandex-map.ts calls,
 * rendered as plain buttons that tests can see and press. Like the real one it clusters dense
 * marks, and inserts HTML where the API accepts HTML.
 */
(() => {
  const listeners = () => {
    const all = new Map();
    return {
      add: (type, work) => all.set(type, [...(all.get(type) ?? []), work]),
      fire: (type, objectId) => {
        for (const work of all.get(type) ?? []) work({ get: () => objectId });
      },
    };
  };
  const element = (name, attributes, parent) => {
    const made = Object.assign(document.createElement(name), attributes);
    parent?.append(made);
    return made;
  };
  const GROUP = 50;

  class ObjectManager {
    constructor(options) {
      this.clusterize = options.clusterize;
      this.features = [];
      this.own = new Map();
      this.events = listeners();
      this.balloon = null;
      this.objects = {
        options: { set: (set) => (this.common = set) },
        events: this.events,
        setObjectOptions: (id, set) => {
          this.own.set(id, { ...this.own.get(id), ...set });
          this.draw();
        },
        balloon: {
          open: (id) => {
            this.openBalloon(id);
            return Promise.resolve();
          },
          close: () => this.closeBalloon(),
        },
      };
      this.clusters = { options: { set: () => {} } };
    }
    add({ features }) {
      this.features = features;
      this.draw();
    }
    removeAll() {
      this.closeBalloon();
      this.features = [];
      this.own.clear();
      this.draw();
    }
    getBounds() {
      if (this.features.length === 0) return null;
      const of = (axis) => this.features.map(({ geometry }) => geometry.coordinates[axis]);
      return [
        [Math.min(...of(0)), Math.min(...of(1))],
        [Math.max(...of(0)), Math.max(...of(1))],
      ];
    }
    closeBalloon() {
      const id = this.balloon?.id;
      this.balloon?.element.remove();
      this.balloon = null;
      if (id !== undefined) this.events.fire('balloonclose', id);
    }
    openBalloon(id) {
      if (this.balloon?.id === id) return;
      this.closeBalloon();
      const feature = this.features.find((one) => one.id === id);
      if (!feature || !this.box) return;
      const { balloonContentHeader, balloonContentBody } = feature.properties;
      const balloon = element('div', { className: 'ymaps-balloon' }, this.box);
      balloon.innerHTML = `<b>${balloonContentHeader}</b><p>${balloonContentBody}</p>`;
      const close = element('button', { textContent: '×', ariaLabel: 'Закрыть' }, balloon);
      close.onclick = () => this.closeBalloon();
      this.balloon = { id, element: balloon };
    }
    draw() {
      if (!this.box) return;
      for (const old of this.box.querySelectorAll('.ymaps-placemark, .ymaps-cluster')) old.remove();
      if (this.clusterize && this.features.length > GROUP) {
        for (let from = 0; from < this.features.length; from += GROUP) {
          element('span', { className: 'ymaps-cluster', textContent: String(GROUP) }, this.box);
        }
        return;
      }
      for (const { id, properties } of this.features) {
        const look = { ...this.common, ...this.own.get(id) };
        const mark = element('button', { className: 'ymaps-placemark' }, this.box);
        mark.ariaLabel = properties.hintContent;
        mark.dataset.picture = look.iconImageHref;
        mark.onclick = () => {
          this.events.fire('click', id);
          this.openBalloon(id);
        };
      }
    }
  }

  class YandexMap {
    constructor(box, state) {
      this.zoom = state.zoom;
      this.box = element('div', { className: 'ymaps-map' }, box);
      this.geoObjects = {
        add: (manager) => {
          manager.box = this.box;
          manager.draw();
        },
      };
    }
    getZoom() {
      return this.zoom;
    }
    setBounds() {
      return Promise.resolve();
    }
    setCenter(_centre, zoom) {
      this.zoom = zoom;
      return Promise.resolve();
    }
    destroy() {
      this.box.remove();
    }
  }

  window.ymaps = { ready: (started) => void setTimeout(started), Map: YandexMap, ObjectManager };
})();
